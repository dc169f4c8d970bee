internal import Typesetting

/// Words of the system in bars, in the language the app is shown in.
///
/// Unverified: the translations.
@MainActor
enum SystemStrings {
    enum Word: String {
        case back = "Back"
        case cancel = "Cancel"
        case done = "Done"
        case edit = "Edit"
        case more = "More"
        case save = "Save"
        case search = "Search"
        case configure = "Configure"
        case dragTabs = "Drag the icons to organize tabs."
    }

    private static let order: [Word] = [.back, .cancel, .done, .edit, .more, .save, .search, .configure, .dragTabs]

    private static let words: [String: [String]] = [
        "ar": [
            "رجوع", "إلغاء", "تم", "تحرير", "المزيد", "حفظ", "بحث",
            "تكوين", "اسحب الأيقونات لتنظيم علامات التبويب.",
        ],
        "de": [
            "Zurück", "Abbrechen", "Fertig", "Bearbeiten", "Mehr", "Sichern", "Suchen",
            "Konfigurieren", "Ziehe die Symbole, um Tabs zu ordnen.",
        ],
        "es": [
            "Atrás", "Cancelar", "OK", "Editar", "Más", "Guardar", "Buscar",
            "Configurar", "Arrastra los iconos para organizar las pestañas.",
        ],
        "fr": [
            "Retour", "Annuler", "OK", "Modifier", "Plus", "Enregistrer", "Rechercher",
            "Configurer", "Faites glisser les icônes pour organiser les onglets.",
        ],
        "it": [
            "Indietro", "Annulla", "Fine", "Modifica", "Altro", "Salva", "Cerca",
            "Configura", "Trascina le icone per organizzare i pannelli.",
        ],
        "ja": [
            "戻る", "キャンセル", "完了", "編集", "その他", "保存", "検索",
            "設定", "アイコンをドラッグしてタブを整理します。",
        ],
        "ko": [
            "뒤로", "취소", "완료", "편집", "더 보기", "저장", "검색",
            "구성", "아이콘을 드래그하여 탭을 구성하십시오.",
        ],
        "nl": [
            "Terug", "Annuleer", "Gereed", "Wijzig", "Meer", "Bewaar", "Zoek",
            "Configureer", "Sleep de symbolen om tabbladen te ordenen.",
        ],
        "pt": [
            "Voltar", "Cancelar", "OK", "Editar", "Mais", "Salvar", "Buscar",
            "Configurar", "Arraste os ícones para organizar as abas.",
        ],
        "ru": [
            "Назад", "Отменить", "Готово", "Править", "Еще", "Сохранить", "Поиск",
            "Настройка", "Перетягивайте значки, чтобы упорядочить вкладки.",
        ],
        "sv": [
            "Tillbaka", "Avbryt", "Klar", "Ändra", "Mer", "Spara", "Sök",
            "Konfigurera", "Dra symbolerna för att ordna flikar.",
        ],
        "zh-Hans": [
            "返回", "取消", "完成", "编辑", "更多", "存储", "搜索",
            "配置", "拖移图标以整理标签页。",
        ],
        "zh-Hant": [
            "返回", "取消", "完成", "編輯", "更多", "儲存", "搜尋",
            "設定", "拖移圖像來整理標籤頁。",
        ],
    ]

    /// The language the app runs in; `Bundle.preferredLocalizations` does not follow it on Linux.
    private static var language: String {
        let chosen = TextMeasurer.preferredLanguages.first ?? "en"
        let available = Bundle.main.localizations.filter { $0 != "Base" }
        let isThere = available.isEmpty || available.contains { chosen.hasPrefix($0) }
        return isThere ? chosen : Bundle.main.developmentLocalization ?? "en"
    }

    /// The word in the app's language where that is known, else in English.
    static func text(_ word: Word) -> String {
        guard let index = order.firstIndex(of: word) else { return word.rawValue }
        let found = words[language] ?? words.first { language.hasPrefix($0.key) }?.value
        return found?[index] ?? word.rawValue
    }
}
