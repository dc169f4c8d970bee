import Foundation

extension ProjectLoader {
    /// The layers of a target's settings in the configuration that was asked for.
    mutating func settings(of target: ProjectFile.Object) -> BuildSettings {
        let own = buildConfiguration(target)
        let shared = buildConfiguration(project.root, name: own?.string("name"))
        let name = target.string("name") ?? ""
        let defaults = [
            "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PROJECT_NAME": ((project.path as NSString).deletingLastPathComponent as NSString).lastPathComponent
                .replacingOccurrences(of: ".xcodeproj", with: ""),
            "PROJECT_DIR": folder, "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_FILE_PATH": project.path,
            "CONFIGURATION": own?.string("name") ?? configuration, "PLATFORM_NAME": "iphonesimulator",
            "SDKROOT": "iphoneos",
            "DEVELOPMENT_LANGUAGE": project.root.string("developmentRegion") ?? "en", "CURRENT_PROJECT_VERSION": "1",
            "ASSETCATALOG_COMPILER_APPICON_NAME": "", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "TARGETED_DEVICE_FAMILY": "1", "SWIFT_VERSION": "5.0", "INFOPLIST_FILE": "",
        ]
        let layers = [
            defaults, file(of: shared), shared?.settings ?? [:], file(of: own), own?.settings ?? [:],
        ]
        return BuildSettings(layers: layers, conditions: .init(config: own?.string("name") ?? configuration))
    }

    private mutating func buildConfiguration(_ object: ProjectFile.Object, name: String? = nil) -> ProjectFile.Object? {
        guard let list = project[object.string("buildConfigurationList")] else {
            report("\(object.string("name") ?? "the project") has no build configurations", at: object.id)
            return nil
        }
        let all = project.list(list, "buildConfigurations")
        let wanted = name ?? configuration
        return all.first { $0.string("name") == wanted }
            ?? all.first { $0.string("name") == list.string("defaultConfigurationName") } ?? all.first
    }

    private mutating func file(of configuration: ProjectFile.Object?) -> [String: String] {
        guard let configuration else { return [:] }
        var path: String?
        if let reference = configuration.string("baseConfigurationReference") {
            path = tree.paths[reference]
        } else if let anchor = configuration.string("baseConfigurationReferenceAnchor"), let base = tree.paths[anchor],
            let relative = configuration.string("baseConfigurationReferenceRelativePath")
        {
            path = base + "/" + relative
        }
        guard let path, let found = existing(path, for: configuration.id) else { return [:] }
        let file = ConfigurationFile(path: found, files: files)
        problems += file.problems.filter { !problems.contains($0) }
        return file.settings
    }

    func swiftSettings(_ settings: BuildSettings) -> TargetDescription.SwiftSettings {
        var result = TargetDescription.SwiftSettings()
        if let version = settings["SWIFT_VERSION"], !version.isEmpty { result.version = version }
        var conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.list("OTHER_SWIFT_FLAGS")
        var index = 0
        while index < flags.count {
            let flag = flags[index]
            if flag == "-D", index + 1 < flags.count {
                index += 1
                conditions.append(flags[index])
            } else if flag.hasPrefix("-D") {
                conditions.append(String(flag.dropFirst(2)))
            } else {
                result.otherFlags.append(flag)
            }
            index += 1
        }
        result.compilationConditions = Array(Set(conditions)).sorted()
        if let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"], !isolation.isEmpty {
            result.defaultIsolation = isolation
        }
        result.approachableConcurrency = settings.flag("SWIFT_APPROACHABLE_CONCURRENCY")
        if let level = settings["SWIFT_STRICT_CONCURRENCY"], !level.isEmpty { result.strictConcurrency = level }
        result.upcomingFeatures = settings.names.filter { $0.hasPrefix("SWIFT_UPCOMING_FEATURE_") && settings.flag($0) }
            .map { String($0.dropFirst("SWIFT_UPCOMING_FEATURE_".count)) }.sorted()
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty { result.bridgingHeader = header }
        return result
    }

    mutating func infoPlist(_ settings: BuildSettings, _ target: ProjectFile.Object) -> PropertyValue {
        var file: PropertyValue?
        if let name = settings["INFOPLIST_FILE"], !name.isEmpty,
            let path = existing(name.hasPrefix("/") ? name : folder + "/" + name, for: target.id)
        {
            do {
                let data = try files.read(path)
                if let deep = PropertyListLimits.tooDeepLine(data) {
                    throw ProjectError(file: path, line: deep, "nested too deeply")
                }
                file = PropertyValue(try PropertyListSerialization.propertyList(from: data, format: nil))
                if case .dictionary = file {
                } else {
                    problems.append(Problem(.error, file: path, line: 1, "not a dictionary"))
                }
            } catch let error as ProjectError {
                problems.append(error.problem)
            } catch {
                let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
                problems.append(
                    Problem(
                        .error, file: path, line: PropertyListLimits.line(in: detail), "not a property list: \(detail)")
                )
            }
        }
        return InfoPlist.make(settings, file: file)
    }
}
