extension GalleryPage {
    static let style = #"""
        :root {
          --bg: #f4f4f6; --panel: #ffffffe6; --card: #fff; --ink: #1b1b1f; --soft: #6a6a73; --line: #d9d9df; --tint: #4a52d0;
          --tintInk: #fff; --bad: #c5221f; --badBg: #fdeceb; --warn: #8a5a00; --warnBg: #fff3d6; --shadow: 0 1px 2px #0001, 0 6px 20px #0000000f;
          color-scheme: light;
        }
        :root[data-theme=dark] {
          --bg: #131316; --panel: #1c1c21e6; --card: #1e1e23; --ink: #ececf1; --soft: #9a9aa5; --line: #33333b; --tint: #8f96ff;
          --tintInk: #101014; --bad: #ff8a80; --badBg: #3a1b1b; --warn: #ffc85c; --warnBg: #37290d; --shadow: 0 1px 2px #0006, 0 8px 24px #0005;
          color-scheme: dark;
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--bg); color: var(--ink); font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
        header { position: sticky; top: 0; z-index: 5; background: var(--panel); backdrop-filter: blur(16px); border-bottom: 1px solid var(--line); padding: 12px 24px 10px; }
        .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 20px; }
        h1 { font-size: 20px; letter-spacing: -.01em; margin: 0; flex: 1; min-width: 200px; }
        .count { font-size: 13px; font-weight: 400; color: var(--soft); margin-left: 12px; letter-spacing: 0; }
        .count b { color: var(--bad); font-weight: 600; }
        .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
        .tools label, .filters label { color: var(--soft); font-size: 13px; display: inline-flex; align-items: center; gap: 6px; }
        .zoom svg { width: 16px; height: 16px; fill: none; stroke: var(--soft); stroke-width: 1.4; }
        input[type=range] { accent-color: var(--tint); width: 120px; }
        button, select { font: inherit; font-size: 13px; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 10px; cursor: pointer; }
        button:hover, select:hover { border-color: var(--soft); }
        button[aria-pressed=true] { background: var(--tint); border-color: var(--tint); color: var(--tintInk); }
        button.quiet { background: none; border-color: transparent; }
        :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
        .filters { display: flex; flex-wrap: wrap; gap: 8px 12px; margin-top: 10px; align-items: center; }
        .filters select { max-width: 200px; }
        .filters select.on { border-color: var(--tint); box-shadow: inset 0 0 0 1px var(--tint); }
        main { padding: 8px 24px 80px; outline: none; }
        section { display: inline-block; vertical-align: top; max-width: 100%; box-sizing: border-box; margin: 20px 20px 0 -20px; padding: 0 20px 12px; content-visibility: auto; contain-intrinsic-size: auto 480px; }
        section > h2 { font-size: 15px; margin: 0 0 10px; display: flex; gap: 10px; align-items: baseline; }
        section > h2 small { font-weight: 400; color: var(--soft); font-size: 12.5px; }
        .grid { display: flex; flex-wrap: wrap; gap: 22px 20px; align-items: flex-start; }
        .card { margin: 0; }
        .strip { margin: 0; padding: 12px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); max-width: 100%; }
        .strip figcaption pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; margin: 8px 0 0; padding: 8px; border-radius: 6px; background: var(--warnBg); color: var(--warn); max-width: 900px; }
        .stills { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
        .still small { display: block; margin-top: 5px; font-size: 11px; color: var(--soft); }
        .arrow { align-self: center; color: var(--soft); font-size: 18px; }
        .shot { position: relative; display: block; padding: 0; border: 0; border-radius: var(--radius, 4px); background: var(--card); box-shadow: 0 0 0 1px var(--line), var(--shadow); overflow: hidden; cursor: zoom-in; line-height: 0; }
        .shot:hover { box-shadow: 0 0 0 1px var(--soft), var(--shadow); }
        .shot img { display: block; width: 100%; height: 100%; }
        .card.failed .shot { box-shadow: 0 0 0 2px var(--bad); }
        .declined .missing, .skipped .missing { color: var(--soft); background: none; }
        .declined .badge, .skipped .badge { color: var(--soft); background: none; }
        html:has(dialog[open]) { overflow: hidden; }
        aside .next { border-top: 1px solid var(--line); margin-top: 20px; padding-top: 20px; }
        .missing { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; padding: 10px; text-align: center; font-size: 12px; line-height: 1.35; color: var(--bad); background: var(--badBg); overflow: hidden; }
        figcaption { margin-top: 7px; font-size: 12px; color: var(--soft); display: flex; gap: 6px; align-items: flex-start; line-height: 1.35; }
        figcaption span { flex: 1; }
        figcaption b { color: var(--ink); font-weight: 550; }
        figcaption input { margin: 1px 0 0; accent-color: var(--tint); }
        .badge { display: inline-block; font-size: 11px; border-radius: 5px; padding: 0 5px; color: var(--bad); background: var(--badBg); }
        .badge.warn { color: var(--warn); background: var(--warnBg); }
        .outline { position: absolute; pointer-events: none; border: 1.5px solid #ff2d78; background: #ff2d7822; z-index: 2; }
        .outline.parent { border: 1px dashed #2d7dff; background: none; }
        .cutout { position: absolute; background: #000; pointer-events: none; }
        .viewLabel { position: fixed; z-index: 50; pointer-events: none; background: #18181cf2; color: #fff; font: 12px/1.4 ui-monospace, "DejaVu Sans Mono", monospace; padding: 5px 8px; border-radius: 6px; max-width: 360px; box-shadow: 0 4px 16px #0005; overflow-wrap: anywhere; }
        .viewLabel em { color: #ff9dbf; font-style: normal; }
        .empty { color: var(--soft); text-align: center; padding: 60px 20px; }
        .tray { position: fixed; z-index: 6; bottom: 20px; left: 50%; transform: translateX(-50%); display: flex; gap: 10px; align-items: center; padding: 8px 10px 8px 16px; border-radius: 12px; background: var(--panel); backdrop-filter: blur(16px); border: 1px solid var(--line); box-shadow: var(--shadow); }
        .tray[hidden] { display: none; }
        dialog { border: 0; padding: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; background: var(--bg); color: var(--ink); }
        dialog[open] { display: flex; flex-direction: column; }
        .viewerBar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 10px 16px; border-bottom: 1px solid var(--line); background: var(--panel); }
        .viewerBar h2 { font-size: 15px; margin: 0 8px; flex: 1; min-width: 160px; }
        .viewerBody { flex: 1; display: flex; min-height: 0; }
        .stage { flex: 1; overflow: auto; display: flex; gap: 32px; padding: 28px; min-width: 0; outline-offset: -2px; }
        .pane { margin: auto; flex: none; }
        .pane .shot { cursor: crosshair; }
        .pane p { margin: 10px 0 0; color: var(--soft); font-size: 13px; }
        aside { width: 320px; flex: none; overflow: auto; border-left: 1px solid var(--line); background: var(--card); padding: 16px; font-size: 13px; }
        aside dl { display: grid; grid-template-columns: auto 1fr; gap: 3px 12px; margin: 0 0 14px; }
        aside dt { color: var(--soft); } aside dd { margin: 0; overflow-wrap: anywhere; }
        aside h3 { font-size: 13px; margin: 16px 0 6px; }
        aside pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; margin: 0 0 8px; padding: 8px; border-radius: 6px; background: var(--bg); }
        aside pre.bad { background: var(--badBg); color: var(--bad); }
        aside a { color: var(--tint); }
        .tree { font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
        .tree details > *:not(summary) { margin-left: 12px; }
        .tree .leaf { margin-left: 12px; }
        .tree .row { cursor: default; border-radius: 4px; padding: 0 3px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; display: inline-block; max-width: 100%; vertical-align: top; }
        .tree .row:hover, .tree .row:focus { background: var(--bg); }
        .tree i { color: var(--soft); font-style: normal; }
        @media (max-width: 760px) { .viewerBody { flex-direction: column; } aside { width: auto; max-height: 40vh; border-left: 0; border-top: 1px solid var(--line); } header, main { padding-left: 14px; padding-right: 14px; } }
        @media (prefers-reduced-motion: no-preference) { .shot { transition: box-shadow .12s; } }
        """#
}
