extension GalleryPage {
    /// The overview: filters, groups, cards, outlines of views.
    static let script = #"""
        "use strict";
        const $ = id => document.getElementById(id);
        const make = (tag, props = {}, ...children) => {
          const e = Object.assign(document.createElement(tag), props);
          e.append(...children);
          return e;
        };
        const sizes = ["XS","S","M","L","XL","XXL","XXXL","AX1","AX2","AX3","AX4","AX5"];
        const windowNames = { full: "full screen", splitTwoThirds: "2/3", splitHalf: "1/2", splitOneThird: "1/3", slideOver: "slide over", twoScenes: "two scenes" };
        const number = n => String(Math.round(n * 100) / 100);
        const classes = r => r.sizeClasses.join(" × ");
        const isPad = r => r.idiom === "pad" ? "iPad" : "iPhone";
        /* Every filter: name, value of a row, text of a value, order of values. */
        const facets = [
          ["Device", r => r.device],
          ["Orientation", r => r.orientation],
          ["Window", r => r.window, v => windowNames[v] ?? v, Object.keys(windowNames)],
          ["Size class", classes],
          ["Text size", r => r.textSize, v => v, sizes],
          ["Appearance", r => r.appearance],
          ["Direction", r => r.direction, v => v === "leftToRight" ? "left to right" : "right to left"],
          ["Language", r => r.language ?? "app's own"],
          ["System", r => r.os, v => "iOS " + v],
          ["Step", r => r.step ?? "start"],
          ["Result", r => r.status === "declined" ? "not allowed by the app" : r.status !== "done" ? "failed" : r.findings.some(f => f.kind !== "stateDidNotAdapt") ? "layout findings" : r.findings.length ? "state that did not adapt" : "good"],
          ["Change", r => !r.transition ? (r.step ?? "start") : r.transition.difference ? "differs from a fresh launch" : "same as a fresh launch"],
        ];
        const groupings = { "device": r => r.device, "size class": classes, "text size": r => r.textSize, "window": r => isPad(r) + ", " + (windowNames[r.window] ?? r.window), "orientation": r => r.orientation, "step": r => r.step ?? "start", "nothing": () => "" };
        const state = { filters: {}, group: "device", zoom: 0.34, frames: true, cutouts: false, theme: "auto", chosen: [], shown: [] };
        let gallery = null;
        const remember = (key, value) => { try { localStorage.setItem("shoji." + key, value); } catch { } };
        const recall = key => { try { return localStorage.getItem("shoji." + key); } catch { return null; } };

        function shojiGallery(document_) {
          gallery = document_;
          document.title = gallery.app + " · Shoji gallery";
          $("app").textContent = gallery.app;
          gallery.configurations.forEach((row, index) => { row.index = index; });
          state.zoom = Number(recall("zoom")) || state.zoom;
          state.theme = recall("theme") ?? "auto";
          $("zoom").value = state.zoom;
          for (const name of Object.keys(groupings)) $("group").append(make("option", { value: name, textContent: "by " + name }));
          $("group").lastChild.textContent = "none";
          buildFilters();
          applyTheme();
          readAddress();
          show();
        }

        function buildFilters() {
          for (const [name, value, text = v => v, order = []] of facets) {
            const values = [...new Set(gallery.configurations.map(value))];
            if (values.length < 2) continue;
            if (order.length) values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
            const select = make("select", { ariaLabel: name });
            select.append(make("option", { value: "", textContent: "all" }));
            for (const v of values) select.append(make("option", { value: v, textContent: text(v) }));
            select.onchange = () => { state.filters[name] = select.value; show(); writeAddress(); };
            select.dataset.facet = name;
            $("filters").append(make("label", {}, name, select));
          }
          const reset = make("button", { type: "button", className: "quiet", textContent: "Reset", id: "reset" });
          reset.onclick = () => { state.filters = {}; show(); writeAddress(); };
          $("filters").append(reset);
        }

        /* Filters stand in the address, so that a view can be kept as a bookmark. */
        function writeAddress() {
          const used = Object.entries(state.filters).filter(([, v]) => v);
          if (state.group !== "device") used.push(["group", state.group]);
          history.replaceState(null, "", "#" + new URLSearchParams(used));
        }
        function readAddress() {
          for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
            if (key === "group" && groupings[value]) state.group = value;
            else if (facets.some(f => f[0] === key)) state.filters[key] = value;
          }
        }

        function matching() {
          return gallery.configurations.filter(r => facets.every(([name, value]) => !state.filters[name] || value(r) === state.filters[name]));
        }

        function show() {
          for (const select of $("filters").querySelectorAll("select")) {
            select.value = state.filters[select.dataset.facet] ?? "";
            select.classList.toggle("on", !!select.value);
          }
          $("group").value = state.group;
          $("reset").hidden = !Object.values(state.filters).some(Boolean);
          const rows = matching();
          const failed = rows.filter(r => r.status === "failed" || r.status === "skipped").length;
          $("count").replaceChildren(`${rows.length === gallery.configurations.length ? rows.length : rows.length + " of " + gallery.configurations.length} ${rows.some(r => r.transition) ? "places" : "pictures"}`);
          const stale = rows.filter(r => r.transition?.difference).length;
          if (stale) $("count").append(" · ", make("b", { textContent: `${stale} did not adapt` }));
          if (failed) $("count").append(" · ", make("b", { textContent: `${failed} failed` }));
          const groups = new Map();
          for (const row of rows) {
            const key = groupings[state.group](row);
            groups.has(key) ? groups.get(key).push(row) : groups.set(key, [row]);
          }
          if (state.group === "text size") for (const [k, v] of [...groups].sort((a, b) => sizes.indexOf(a[0]) - sizes.indexOf(b[0]))) { groups.delete(k); groups.set(k, v); }
          state.shown = [...groups.values()].flat();
          const main = $("main");
          main.replaceChildren();
          for (const [name, members] of groups) {
            const heading = make("h2", {}, name);
            if (state.group === "device") heading.append(make("small", { textContent: `${members[0].screen.map(number).sort((a, b) => a - b).join(" × ")} pt @${members[0].scale}x · iOS ${[...new Set(members.map(r => r.os))].join(", ")}` }));
            const section = make("section", {}, make("div", { className: "grid" }));
            if (name) section.prepend(heading);
            const manySizes = new Set(members.map(r => r.textSize)).size > 1;
            section.lastChild.append(...members.map(row => card(row, manySizes)));
            main.append(section);
          }
          if (!rows.length) main.append(make("p", { className: "empty", textContent: "No picture has all of these properties." }));
          resize();
        }

        function caption(row, manySizes) {
          const parts = [];
          if (row.step) parts.push(row.step);
          if (state.group !== "device") parts.push(row.device);
          parts.push(row.orientation);
          if (row.window !== "full") parts.push(windowNames[row.window] ?? row.window);
          if (manySizes || row.textSize !== "L") parts.push(row.textSize);
          if (row.appearance !== "light") parts.push(row.appearance);
          if (row.direction !== "leftToRight") parts.push("right to left");
          if (row.language) parts.push(row.language);
          return parts.join(" · ");
        }

        /* One picture of a change: before, after, freshly launched, or what differs. */
        function still(row, name, rows) {
          const shot = make("button", { type: "button", className: "shot", ariaLabel: `Open ${row.title}, ${name}` });
          shot.onclick = () => openViewer(rows);
          fill(shot, row, true);
          const part = make("div", { className: "still" }, shot, make("small", { textContent: name }));
          part.row = row;
          return part;
        }
        /* A row of a gallery of changes: before → after, and a fresh launch where it gives something else. */
        function strip(row, manySizes) {
          const t = row.transition, before = gallery.configurations.find(r => r.id === t.before) ?? row;
          const parts = [still(before, "before", [before, row]), make("span", { className: "arrow", textContent: "→" }), still(row, "after", [row])];
          if (t.freshPicture) {
            const fresh = { ...row, id: t.fresh, title: row.title + ", freshly launched", picture: t.freshPicture, viewTree: t.freshViewTree, findings: [], errors: [], transition: undefined };
            parts.push(make("span", { className: "arrow", textContent: "≠" }), still(fresh, "freshly launched", [row, fresh]));
            if (t.difference) parts.push(still({ ...fresh, id: t.fresh + "-difference", title: row.title + ", what differs", picture: t.difference, viewTree: undefined }, "what differs", [row, fresh]));
          }
          const text = make("span", {}, make("b", { textContent: caption(row, manySizes) }), ` · ${row.points.map(number).join(" × ")} · ${classes(row)} `);
          if (row.status !== "done") text.append(make("span", { className: "badge", textContent: row.status }));
          for (const f of row.findings.slice(0, 3)) text.append(make("pre", { textContent: f.message }));
          return make("figure", { className: "strip" }, make("div", { className: "stills" }, ...parts), make("figcaption", {}, text));
        }

        function card(row, manySizes) {
          if (row.transition) return strip(row, manySizes);
          const shot = make("button", { type: "button", className: "shot", ariaLabel: "Open " + row.title });
          shot.onclick = () => openViewer([row]);
          fill(shot, row, true);
          const pick = make("input", { type: "checkbox", ariaLabel: "Choose for comparison: " + row.title, title: "Choose for comparison", checked: state.chosen.includes(row) });
          pick.onchange = () => choose(row, pick.checked);
          const text = make("span", {}, make("b", { textContent: caption(row, manySizes) }), make("br"), `${row.points.map(number).join(" × ")} · ${classes(row)} `);
          if (row.status !== "done") text.append(make("span", { className: "badge", textContent: row.status }));
          if (row.findings.length) text.append(make("span", { className: "badge warn", textContent: row.findings.length + " finding" + (row.findings.length > 1 ? "s" : "") }));
          const figure = make("figure", { className: "card" + (row.status === "done" ? "" : " " + row.status) }, shot, make("figcaption", {}, pick, text));
          figure.row = row;
          return figure;
        }

        /* Puts a row's picture, or why there is none, into an element and lets it outline views. */
        function fill(shot, row, lazy) {
          if (row.picture) {
            shot.append(make("img", { loading: lazy ? "lazy" : "eager", decoding: "async", alt: row.title, src: row.picture.split("/").map(encodeURIComponent).join("/"), draggable: false }));
            if (row.cutout && state.cutouts) shot.append(make("i", { className: "cutout" }));
            outlineOnHover(shot, row);
          } else {
            shot.append(make("span", { className: "missing", textContent: row.errors[0] ?? "No picture." }));
          }
        }

        function resize() {
          for (const figure of document.querySelectorAll(".card")) size(figure.querySelector(".shot"), figure.row, state.zoom, figure);
          for (const part of document.querySelectorAll(".still")) size(part.firstChild, part.row, state.zoom);
        }
        function size(shot, row, zoom, figure) {
          shot.style.width = row.points[0] * zoom + "px";
          shot.style.height = row.points[1] * zoom + "px";
          shot.style.setProperty("--radius", (row.window === "full" ? Math.max(4, row.cornerRadius * zoom) : 8 * zoom) + "px");
          const hole = shot.querySelector(".cutout");
          if (hole) {
            const { width, height, top, kind } = row.cutout, turned = row.orientation === "landscape";
            const box = turned ? [top, (row.points[1] - width) / 2, height, width] : [(row.points[0] - width) / 2, top, width, height];
            ["left", "top", "width", "height"].forEach((side, i) => { hole.style[side] = box[i] * zoom + "px"; });
            const radius = (kind === "notch" ? 20 : height / 2) * zoom + "px";
            hole.style.borderRadius = kind !== "notch" ? radius : turned ? `0 ${radius} ${radius} 0` : `0 0 ${radius} ${radius}`;
          }
          if (figure) figure.style.width = Math.max(row.points[0] * zoom, 110) + "px";
        }

        function choose(row, on) {
          state.chosen = state.chosen.filter(r => r !== row);
          if (on) state.chosen.push(row);
          if (state.chosen.length > 2) state.chosen.shift();
          for (const figure of document.querySelectorAll(".card")) figure.querySelector("input").checked = state.chosen.includes(figure.row);
          $("tray").hidden = !state.chosen.length;
          $("trayText").textContent = state.chosen.length === 2 ? "Two pictures chosen" : "Choose one more picture to compare";
          $("trayOpen").disabled = state.chosen.length !== 2;
        }
        $("trayOpen").onclick = () => openViewer([...state.chosen]);
        $("trayClear").onclick = () => { state.chosen = []; choose(null, false); };
        $("zoom").oninput = () => { state.zoom = Number($("zoom").value); remember("zoom", state.zoom); resize(); };
        $("group").onchange = () => { state.group = $("group").value; show(); writeAddress(); };
        $("frames").onclick = () => { state.frames = !state.frames; $("frames").ariaPressed = String(state.frames); };
        $("cutouts").onclick = () => { state.cutouts = !state.cutouts; $("cutouts").ariaPressed = String(state.cutouts); show(); };
        $("theme").onclick = () => { state.theme = { auto: "light", light: "dark", dark: "auto" }[state.theme]; remember("theme", state.theme); applyTheme(); };
        const systemDark = matchMedia("(prefers-color-scheme: dark)");
        systemDark.onchange = applyTheme;
        function applyTheme() {
          $("theme").textContent = "Theme: " + state.theme;
          document.documentElement.dataset.theme = state.theme === "auto" ? (systemDark.matches ? "dark" : "light") : state.theme;
        }
        applyTheme();
        """#
}
