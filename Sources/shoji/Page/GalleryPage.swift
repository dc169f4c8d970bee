/// index.html of a gallery. It holds no data: rows come from gallery.js and view trees from trees/*.js, which a page opened from disk
/// may load, unlike JSON.
enum GalleryPage {
    /// The page for an app named `app`, which may hold any characters.
    static func html(app: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(app)) · Shoji gallery</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        \(structure)
        <noscript><p class="empty">The gallery of \(escaped(app)) needs JavaScript to filter and compare; the pictures lie in the folder “pictures”.</p></noscript>
        <script>
        \(script)
        \(viewerScript)
        </script>
        <script src="gallery.js"></script>
        </body>
        </html>

        """
    }

    /// Text as it may stand in an element or an attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        for c in text.unicodeScalars {
            switch c {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(c)
            }
        }
        return result
    }

    private static let structure = #"""
        <header>
          <div class="bar">
            <h1><span id="app"></span><span class="count" id="count" role="status" aria-live="polite"></span></h1>
            <div class="tools">
              <label class="zoom" title="Size of the pictures">
                <svg viewBox="0 0 16 16" aria-hidden="true"><rect x="5.5" y="4" width="5" height="8" rx="1"/></svg>
                <input id="zoom" type="range" min="0.12" max="1" step="0.01" aria-label="Size of the pictures">
                <svg viewBox="0 0 16 16" aria-hidden="true"><rect x="3" y="1" width="10" height="14" rx="2"/></svg>
              </label>
              <label>Group <select id="group" aria-label="Group by"></select></label>
              <button id="frames" type="button" aria-pressed="true" title="Outline the view under the pointer (F)">View frames</button>
              <button id="cutouts" type="button" aria-pressed="false" title="Show notches and islands, which screenshots leave out">Cut-outs</button>
              <button id="theme" type="button" title="Light, dark or as the system (T)">Theme: auto</button>
            </div>
          </div>
          <div class="filters" id="filters" role="group" aria-label="Filters"></div>
        </header>
        <main id="main" tabindex="-1"></main>
        <div class="tray" id="tray" hidden>
          <span id="trayText"></span>
          <button type="button" id="trayOpen">Compare</button>
          <button type="button" id="trayClear" class="quiet">Clear</button>
        </div>
        <dialog id="viewer" aria-label="Picture">
          <div class="viewerBar">
            <button type="button" id="previous" title="Previous (←)" aria-label="Previous picture">‹</button>
            <button type="button" id="next" title="Next (→)" aria-label="Next picture">›</button>
            <h2 id="viewerTitle"></h2>
            <label class="zoom"><input id="viewerZoom" type="range" min="0.25" max="4" step="0.05" aria-label="Zoom"></label>
            <button type="button" id="fit" title="Fit the window (0)">Fit</button>
            <button type="button" id="side" title="Put another picture beside this one (C)">Side by side…</button>
            <button type="button" id="close" title="Close (Esc)" aria-label="Close">✕</button>
          </div>
          <div class="viewerBody">
            <div class="stage" id="stage" tabindex="0" aria-label="Pictures"></div>
            <aside id="facts"></aside>
          </div>
        </dialog>
        <div id="label" class="viewLabel" hidden></div>
        """#
}
