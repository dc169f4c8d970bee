internal import Typesetting

/// Draws a label's text into the current context.
@MainActor
enum LabelPainter {
    static func draw(_ label: UILabel, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !label.isEmpty, rect.width > 0, rect.height > 0 else {
            return
        }
        if let color = plainColor(of: label) {
            let layout = label.drawnLayout(in: rect.size)
            layout.draw(
                in: context, at: CGPoint(x: rect.minX, y: top(of: layout, in: rect, label.pixelScale)), color: color)
            return
        }
        let text = styledText(of: label)
        let scale = label.pixelScale
        // A pixel of tolerance: frames are rounded to pixels after they were measured.
        let room = label.constraints(
            width: width(of: label, in: rect.width), height: rect.height + 1 / scale, lines: label.numberOfLines)
        var layout = TextMeasurer.layout(text, room)
        var shift: CGFloat = 0
        if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 {
            let (fitted, factor) = shrink(text, to: rect.width, label: label, room: room)
            if factor < 1 {
                let full = TextMeasurer.layout(text, label.constraints(width: .infinity, lines: 1))
                switch label.baselineAdjustment {
                case .alignBaselines:
                    shift = full.firstBaseline - fitted.firstBaseline - (full.size.height - fitted.size.height) / 2
                case .alignCenters: shift = 0
                case .none: shift = -(full.size.height - fitted.size.height) / 2
                }
                layout = fitted
            }
        } else if label.adjustsFontSizeToFitWidth, layout.isTruncated {
            layout = shrinkLines(text, label: label, room: room)
        }
        let y = top(of: layout, in: rect, scale, shift: shift)
        if let shadow = label.shadowColor {
            context.saveGState()
            context.setShadow(offset: label.shadowOffset, blur: 0, color: shadow.cgColor)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            layout.draw(in: context, at: CGPoint(x: rect.minX, y: y))
            context.endTransparencyLayer()
            context.restoreGState()
        } else {
            layout.draw(in: context, at: CGPoint(x: rect.minX, y: y))
        }
    }

    private static func top(
        of layout: TextLayout, in rect: CGRect, _ scale: CGFloat, shift: CGFloat = 0
    ) -> CGFloat {
        rect.minY + Pixels.round((rect.height - layout.size.height) / 2 + shift, scale)
    }

    /// The colour of a label whose text has one look and its own size, as most have; nil for others.
    private static func plainColor(of label: UILabel) -> CGColor? {
        guard label.attributed == nil, !label.adjustsFontSizeToFitWidth, label.shadowColor == nil, label.isEnabled
        else {
            return nil
        }
        return ((label.isHighlighted ? label.highlightedTextColor : nil) ?? label.look.textColor).cgColor
    }

    /// Widths of the fonts at hand are within half a point of the system's: a line that just fits a frame on a phone, as the
    /// frames of interface files are made, is not cut for that.
    static func width(of label: UILabel, in width: CGFloat) -> CGFloat {
        guard label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth else { return width }
        let natural = label.measure(width: .infinity, lines: 1).width
        return natural > width && natural <= width + 0.5 ? natural : width
    }

    /// The text in the colours of the label's state.
    private static func styledText(of label: UILabel) -> StyledText {
        let highlight = label.isHighlighted ? label.highlightedTextColor : nil
        var text: StyledText
        if let attributed = label.attributed {
            text = AttributedConversion.styledText(attributed)
            if let color = highlight?.cgColor {
                for index in text.runs.indices { text.runs[index].attributes.color = color }
            }
        } else {
            text = label.look.styledText(color: highlight ?? label.look.textColor)
        }
        if !label.isEnabled {
            for index in text.runs.indices {
                let color = text.runs[index].attributes.color ?? .black
                text.runs[index].attributes.color = color.copy(alpha: color.alpha / 2)
            }
        }
        return text
    }

    /// The largest size, in steps of a hundredth, at which the line fits.
    private static func shrink(
        _ text: StyledText, to width: CGFloat, label: UILabel, room: TextConstraints
    ) -> (layout: TextLayout, factor: CGFloat) {
        var unlimited = room
        unlimited.width = .infinity
        let natural = TextMeasurer.size(text, unlimited).width
        guard natural > width, natural > 0 else { return (TextMeasurer.layout(text, room), 1) }
        let least = max(min(label.minimumScaleFactor, 1), 0.01)
        var factor = min(max(width / natural, least), 1)
        for _ in 0..<20 {
            let scaled = text.scaled(by: factor)
            let size = TextMeasurer.size(scaled, unlimited)
            if size.width <= width || factor <= least { break }
            factor = max(factor - 0.01, least)
        }
        return (TextMeasurer.layout(text.scaled(by: factor), room), factor)
    }
}

extension LabelPainter {
    /// The largest size, in steps of a hundredth, at which all lines fit.
    private static func shrinkLines(_ text: StyledText, label: UILabel, room: TextConstraints) -> TextLayout {
        let least = Int((max(min(label.minimumScaleFactor, 1), 0.01) * 100).rounded(.up))
        var (low, high) = (least, 100)
        while low < high {
            let middle = (low + high + 1) / 2
            if TextMeasurer.layout(text.scaled(by: CGFloat(middle) / 100), room).isTruncated {
                high = middle - 1
            } else {
                low = middle
            }
        }
        return TextMeasurer.layout(text.scaled(by: CGFloat(low) / 100), room)
    }
}

extension StyledText {
    /// The same text with all fonts at another size.
    func scaled(by factor: CGFloat) -> StyledText {
        var result = self
        for index in result.runs.indices {
            var descriptor = result.runs[index].attributes.font.descriptor
            descriptor.size *= factor
            result.runs[index].attributes.font = TypefaceCache.shared.font(descriptor)
        }
        return result
    }
}
