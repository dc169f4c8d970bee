import UIKit

/// A page of the catalog.
enum Page: String, CaseIterable {
    case buttonStyles = "Button styles"
    case buttonShapes = "Button shapes"
    case controls = "Switches and sliders"
    case indicators = "Segments and indicators"
    case fields = "Text fields"
    case textViews = "Text views"
    case labels = "Labels"
    case lines = "Lines"
    case attributes = "Text attributes"
    case images = "Images"
    case symbols = "Symbols"
    case effects = "Effects"
    case layers = "Layers"
    case colors = "Colours"
    case stacks = "Stack views"
    case pickers = "Pickers"
    case lists = "Lists"
    case appearance = "Appearance"

    var title: String { NSLocalizedString(rawValue, comment: "") }

    var symbol: String {
        switch self {
        case .buttonStyles: "hand.tap"
        case .buttonShapes: "capsule"
        case .controls: "switch.2"
        case .indicators: "square.split.2x1"
        case .fields: "character.cursor.ibeam"
        case .textViews: "doc.text"
        case .labels: "textformat"
        case .lines: "text.alignleft"
        case .attributes: "paintbrush"
        case .images: "photo"
        case .symbols: "star"
        case .effects: "drop"
        case .layers: "square.stack.3d.up"
        case .colors: "paintpalette"
        case .stacks: "square.grid.2x2"
        case .pickers: "calendar"
        case .lists: "list.bullet"
        case .appearance: "wand.and.stars"
        }
    }

    @MainActor func makeViewController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .buttonStyles: ButtonStylesPage()
            case .buttonShapes: ButtonShapesPage()
            case .controls: ControlsPage()
            case .indicators: IndicatorsPage()
            case .fields: FieldsPage()
            case .textViews: TextViewsPage()
            case .labels: LabelsPage()
            case .lines: LinesPage()
            case .attributes: AttributesPage()
            case .images: ImagesPage()
            case .symbols: SymbolsPage()
            case .effects: EffectsPage()
            case .layers: LayersPage()
            case .colors: ColorsPage()
            case .stacks: StacksPage()
            case .pickers: PickersPage()
            case .lists: ListsPage()
            case .appearance: AppearancePage()
            }
        controller.title = title
        return controller
    }
}
