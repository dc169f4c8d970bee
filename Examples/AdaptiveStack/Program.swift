import Foundation

/// A documentary series with its episodes, as the screen shows it.
struct Program {
    struct Episode {
        var title: String
        var detail: String
        var season: Scenery.Season
    }

    var title: String
    var summary: String
    var season: Scenery.Season
    var episodes: [Episode]
    var related: [Episode]
}

extension Program {
    static var seasons: Program {
        Program(
            title: localized("program.title"),
            summary: localized("program.summary"),
            season: .autumn,
            episodes: Scenery.Season.allCases.map { season in
                Episode(
                    title: localized("episode.\(season.rawValue).title"),
                    detail: localized("episode.\(season.rawValue).detail"),
                    season: season)
            },
            related: [
                Episode(title: localized("related.dawn"), detail: localized("related.dawn.detail"), season: .spring),
                Episode(title: localized("related.rain"), detail: localized("related.rain.detail"), season: .summer),
                Episode(
                    title: localized("related.lantern"), detail: localized("related.lantern.detail"), season: .night),
                Episode(title: localized("related.maple"), detail: localized("related.maple.detail"), season: .autumn),
                Episode(title: localized("related.snow"), detail: localized("related.snow.detail"), season: .winter),
                Episode(title: localized("related.stars"), detail: localized("related.stars.detail"), season: .night),
            ])
    }

    private static func localized(_ key: String) -> String {
        NSLocalizedString(key, comment: "")
    }
}
