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
    }

    private static let order: [Word] = [.back, .cancel, .done, .edit, .more, .save, .search]

    private static let words: [String: [String]] = [
        "ar": ["رجوع", "إلغاء", "تم", "تحرير", "المزيد", "حفظ", "بحث"],
        "de": ["Zurück", "Abbrechen", "Fertig", "Bearbeiten", "Mehr", "Sichern", "Suchen"],
        "es": ["Atrás", "Cancelar", "OK", "Editar", "Más", "Guardar", "Buscar"],
        "fr": ["Retour", "Annuler", "OK", "Modifier", "Plus", "Enregistrer", "Rechercher"],
        "it": ["Indietro", "Annulla", "Fine", "Modifica", "Altro", "Salva", "Cerca"],
        "ja": ["戻る", "キャンセル", "完了", "編集", "その他", "保存", "検索"],
        "ko": ["뒤로", "취소", "완료", "편집", "더 보기", "저장", "검색"],
        "nl": ["Terug", "Annuleer", "Gereed", "Wijzig", "Meer", "Bewaar", "Zoek"],
        "pt": ["Voltar", "Cancelar", "OK", "Editar", "Mais", "Salvar", "Buscar"],
        "ru": ["Назад", "Отменить", "Готово", "Править", "Еще", "Сохранить", "Поиск"],
        "sv": ["Tillbaka", "Avbryt", "Klar", "Ändra", "Mer", "Spara", "Sök"],
        "zh-Hans": ["返回", "取消", "完成", "编辑", "更多", "存储", "搜索"],
        "zh-Hant": ["返回", "取消", "完成", "編輯", "更多", "儲存", "搜尋"],
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
