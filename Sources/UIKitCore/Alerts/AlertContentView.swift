/// The view of an alert controller: text, fields and buttons on a rounded card, in a sheet with a second card for cancelling.
@MainActor
final class AlertContentView: UIView {
    private weak var controller: UIAlertController?
    private let card = UIView()
    private let material = MaterialView(Material.alert)
    private let cancelCard = UIView()
    private let textArea = UIScrollView()
    private let actionArea = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fieldBoxes: [UIView] = []
    private var buttons: [AlertActionView] = []
    private var lines: [UIView] = []
    private var isBuilt = false

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        cancelCard.backgroundColor = AlertMetrics.cancelBackground
        for part in [card, cancelCard] {
            part.clipsToBounds = true
            part.layer.cornerCurve = .continuous
            addSubview(part)
        }
        card.addSubview(material)
        card.addSubview(textArea)
        card.addSubview(actionArea)
        for area in [textArea, actionArea] { area.contentInsetAdjustmentBehavior = .never }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            textArea.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isPopover: Bool { controller?._presentationController is UIPopoverPresentationController }

    private var metrics: AlertMetrics {
        AlertMetrics(isSheet: controller?.preferredStyle == .actionSheet, isPopover: isPopover, traits: traitCollection)
    }

    func contentChanged() {
        isBuilt = false
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    package override func _traitsDidChange(from previous: UITraitCollection?) {
        super._traitsDidChange(from: previous)
        contentChanged()
    }

    // MARK: Building

    /// The cancelling action comes last, but first of two that stand side by side.
    private var ordered: [UIAlertAction] {
        let actions = controller?.actions ?? []
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        return others + cancel
    }

    private func build() {
        guard !isBuilt, let controller else { return }
        isBuilt = true
        let metrics = metrics
        let hasTitle = controller.title?.isEmpty == false || controller._attributedTitle != nil
        let hasMessage = controller.message?.isEmpty == false || controller._attributedMessage != nil
        titleLabel.text = controller.title
        titleLabel.isHidden = !hasTitle
        titleLabel.font = metrics.titleFont(hasMessage: hasMessage)
        titleLabel.textColor = metrics.isSheet ? .secondaryLabel : .label
        messageLabel.text = controller.message
        messageLabel.isHidden = !hasMessage
        messageLabel.font = metrics.messageFont(hasTitle: hasTitle)
        messageLabel.textColor = metrics.isSheet ? .secondaryLabel : .label

        if let text = controller._attributedTitle { titleLabel.attributedText = text }
        if let text = controller._attributedMessage { messageLabel.attributedText = text }
        if let content = controller._content, content._parent == nil, let view = content.view {
            controller.addChild(content)
            textArea.addSubview(view)
            content.didMove(toParent: controller)
        }

        for old in buttons { old.removeFromSuperview() }
        let bold = controller.preferredAction ?? controller.actions.first { $0.style == .cancel }
        let shown = isPopover ? ordered.filter { $0.style != .cancel } : ordered
        buttons = shown.map { action in
            let isBold = action === bold && (!metrics.isSheet || action.style == .cancel)
            let view = AlertActionView(action, font: metrics.actionFont(isBold: isBold), isBold: isBold)
            let separate = metrics.isSheet && action.style == .cancel
            if separate { cancelCard.addSubview(view) } else { actionArea.addSubview(view) }
            return view
        }
        for old in fieldBoxes { old.removeFromSuperview() }
        fieldBoxes = controller._textFields.map { field in
            let box = UIView()
            box.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
            box.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
            box.layer.borderColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
            box.layer.cornerRadius = 5
            box.addSubview(field)
            textArea.addSubview(box)
            return box
        }
    }

    // MARK: Measuring

    private struct Plan {
        var width: CGFloat
        var textHeight: CGFloat
        var textShown: CGFloat
        var actionHeight: CGFloat
        var actionsShown: CGFloat
        var cancelHeight: CGFloat
        var isSideBySide = false
        var total: CGFloat {
            textShown + actionsShown + cancelHeight
        }
    }

    private var main: [AlertActionView] { buttons.filter { $0.superview === actionArea } }

    private func textHeight(_ width: CGFloat, _ metrics: AlertMetrics, place: Bool) -> CGFloat {
        let room = width - 2 * metrics.textInset
        var y = metrics.topInset
        var isEmpty = true
        for label in [titleLabel, messageLabel] where !label.isHidden {
            if !isEmpty { y += metrics.titleGap }
            isEmpty = false
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            if place { label.frame = CGRect(x: metrics.textInset, y: y, width: room, height: height) }
            y += height
        }
        if !fieldBoxes.isEmpty {
            y += isEmpty ? 0 : 14
            isEmpty = false
            for (index, box) in fieldBoxes.enumerated() {
                if index > 0 { y += metrics.fieldGap }
                if place {
                    box.frame = CGRect(x: metrics.textInset, y: y, width: room, height: metrics.fieldHeight)
                    for field in box.subviews { field.frame = box.bounds.insetBy(dx: 6, dy: 1) }
                }
                y += metrics.fieldHeight
            }
        }
        if let content = controller?._content, let view = content.viewIfLoaded {
            if isEmpty { y = 0 } else { y += metrics.bottomInset }
            let height = content.preferredContentSize.height > 0 ? content.preferredContentSize.height : 120
            if place { view.frame = CGRect(x: 0, y: y, width: width, height: height) }
            return y + height
        }
        return isEmpty ? 0 : y + metrics.bottomInset
    }

    private func plan(for room: CGSize) -> Plan {
        build()
        let metrics = metrics
        let width =
            isPopover ? min(room.width, 304) : metrics.isSheet ? room.width : min(metrics.alertWidth, room.width)
        let text = textHeight(width, metrics, place: false)
        let main = main
        let cancel = buttons.contains { $0.superview === cancelCard }
        var plan = Plan(
            width: width, textHeight: text, textShown: text, actionHeight: metrics.actionHeight, actionsShown: 0,
            cancelHeight: cancel ? metrics.actionHeight + (main.isEmpty && text == 0 ? 0 : metrics.cancelGap) : 0)
        let fits = main.allSatisfy { $0.textWidth <= width / 2 - 16 }
        plan.isSideBySide =
            !metrics.isSheet && main.count == 2 && fits
            && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let rows = plan.isSideBySide ? 1 : main.count
        plan.actionsShown = CGFloat(rows) * metrics.actionHeight
        // What does not fit scrolls: first the text gives way, down to a third, then the actions.
        let most = room.height - plan.cancelHeight
        if plan.textShown + plan.actionsShown > most {
            let least = min(plan.textHeight, max(most / 3, most - plan.actionsShown))
            plan.textShown = least
            plan.actionsShown = min(plan.actionsShown, most - least)
        }
        return plan
    }

    func size(for room: CGSize) -> CGSize {
        let plan = plan(for: room)
        return CGSize(width: plan.width, height: plan.total)
    }

    func popoverSize() -> CGSize { size(for: CGSize(width: 304, height: 10_000)) }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = metrics
        let plan = plan(for: bounds.size)
        for line in lines { line.removeFromSuperview() }
        lines = []
        let cardHeight = plan.textShown + plan.actionsShown
        card.frame = CGRect(x: 0, y: 0, width: plan.width, height: cardHeight)
        card.isHidden = cardHeight <= 0
        card.layer.cornerRadius = isPopover ? 0 : metrics.cornerRadius
        material.isHidden = isPopover
        material.frame = card.bounds
        textArea.frame = CGRect(x: 0, y: 0, width: plan.width, height: plan.textShown)
        textArea.contentSize = CGSize(width: plan.width, height: textHeight(plan.width, metrics, place: true))
        actionArea.frame = CGRect(x: 0, y: plan.textShown, width: plan.width, height: plan.actionsShown)

        let main = main
        if plan.isSideBySide {
            // The cancelling action stands on the leading side.
            let pair = main.last?.action.style == .cancel ? [main[1], main[0]] : main
            let half = plan.width / 2
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (index, view) in pair.enumerated() {
                let isLeft = (index == 0) != isRightToLeft
                view.frame = CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: plan.actionHeight)
            }
            line(in: actionArea, CGRect(x: half, y: 0, width: 0, height: plan.actionHeight))
            actionArea.contentSize = CGSize(width: plan.width, height: plan.actionHeight)
        } else {
            for (index, view) in main.enumerated() {
                let y = CGFloat(index) * plan.actionHeight
                view.frame = CGRect(x: 0, y: y, width: plan.width, height: plan.actionHeight)
                if index > 0 { line(in: actionArea, CGRect(x: 0, y: y, width: plan.width, height: 0)) }
            }
            actionArea.contentSize = CGSize(width: plan.width, height: CGFloat(main.count) * plan.actionHeight)
        }
        if plan.textShown > 0, !main.isEmpty {
            line(in: card, CGRect(x: 0, y: plan.textShown, width: plan.width, height: 0))
        }
        cancelCard.isHidden = plan.cancelHeight == 0
        cancelCard.layer.cornerRadius = metrics.cornerRadius
        cancelCard.frame = CGRect(
            x: 0, y: plan.total - plan.actionHeight, width: plan.width, height: plan.actionHeight)
        for view in buttons where view.superview === cancelCard { view.frame = cancelCard.bounds }
    }

    /// A line one pixel thick.
    private func line(in host: UIView, _ place: CGRect) {
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = AlertMetrics.separator
        view.frame = CGRect(
            x: place.minX, y: place.minY, width: max(place.width, pixel), height: max(place.height, pixel))
        host.addSubview(view)
        lines.append(view)
    }
}
