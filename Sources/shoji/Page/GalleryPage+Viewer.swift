extension GalleryPage {
    /// View trees, outlines, and the viewer with one or two pictures.
    static let viewerScript = #"""
        /* Trees are scripts that call shojiTree, one for each picture, loaded when they are needed. */
        const trees = new Map(), waiting = new Map();
        function shojiTree(id, tree) { trees.set(id, tree); for (const f of waiting.get(id) ?? []) f(tree); waiting.delete(id); }
        function withTree(row, then) {
          if (!row.viewTree) return;
          if (trees.has(row.id)) return then(trees.get(row.id));
          if (waiting.has(row.id)) return void waiting.get(row.id).push(then);
          waiting.set(row.id, [then]);
          document.head.append(make("script", { src: row.viewTree.replace(/json$/, "js").split("/").map(encodeURIComponent).join("/") }));
        }

        /* The front view under a point, with the views around it, outermost first. */
        function path(tree, x, y) {
          let best = [];
          const visit = (node, above) => {
            if (node.isHidden || node.alpha === 0) return;
            const [left, top, width, height] = node.frame;
            const here = [...above, node];
            if (x >= left && y >= top && x < left + width && y < top + height) best = here;
            for (const child of node.children ?? []) visit(child, here);
          };
          for (const window of tree.windows) visit(window, []);
          return best;
        }

        function place(outline, shot, row, frame) {
          let zoom = shot.clientWidth / row.points[0];
          if (row.phoneWindow) {
            const [x, y, width, , own] = row.phoneWindow, more = width / own;
            frame = [x / more + frame[0], y / more + frame[1], frame[2], frame[3]];
            zoom *= more;
          }
          Object.assign(outline.style, { left: frame[0] * zoom + "px", top: frame[1] * zoom + "px", width: frame[2] * zoom + "px", height: frame[3] * zoom + "px" });
        }
        function clearOutlines() { for (const e of document.querySelectorAll(".outline")) e.remove(); $("label").hidden = true; }
        function outline(shot, row, nodes) {
          for (const e of shot.querySelectorAll(".outline")) e.remove();
          nodes.slice(-2).forEach((node, i, two) => {
            const e = make("i", { className: "outline" + (i < two.length - 1 ? " parent" : "") });
            place(e, shot, row, node.frame);
            shot.append(e);
          });
        }
        function describe(node) {
          const parts = [make("em", { textContent: node.class }), ` ${node.frame.map(number).join(", ")}`];
          if (node.controller) parts.push(make("br"), node.controller);
          if (node.text) parts.push(make("br"), "“" + node.text.slice(0, 120) + "”");
          if (node.accessibilityIdentifier) parts.push(make("br"), "#" + node.accessibilityIdentifier);
          return parts;
        }
        function outlineOnHover(shot, row) {
          shot.addEventListener("pointermove", event => {
            if (!state.frames) return;
            withTree(row, tree => {
              const box = shot.getBoundingClientRect(), zoom = box.width / row.points[0];
              const [left, top, width, , own] = row.phoneWindow ?? [0, 0, 1, 1, 1];
              const nodes = path(tree, ((event.clientX - box.left) / zoom - left) * own / width, ((event.clientY - box.top) / zoom - top) * own / width);
              if (!nodes.length || !shot.matches(":hover")) return clearOutlines();
              outline(shot, row, nodes);
              const label = $("label");
              label.replaceChildren(...describe(nodes[nodes.length - 1]));
              (shot.closest("dialog") ?? document.body).append(label);
              label.hidden = false;
              label.style.left = Math.min(event.clientX + 14, innerWidth - label.offsetWidth - 8) + "px";
              label.style.top = Math.min(event.clientY + 16, innerHeight - label.offsetHeight - 8) + "px";
            });
          });
          shot.addEventListener("pointerleave", clearOutlines);
        }

        const viewer = { rows: [], zoom: 1, fitted: true };
        function openViewer(rows) {
          viewer.rows = rows;
          viewer.fitted = true;
          if (!$("viewer").open) $("viewer").showModal();
          drawViewer();
        }
        function drawViewer() {
          clearOutlines();
          const stage = $("stage");
          stage.replaceChildren(...viewer.rows.map(row => {
            const shot = make("div", { className: "shot" });
            fill(shot, row, false);
            const pane = make("div", { className: "pane" }, shot);
            if (viewer.rows.length > 1) pane.append(make("p", { textContent: row.title }));
            pane.row = row;
            return pane;
          }));
          $("viewerTitle").textContent = viewer.rows.length > 1 ? "Side by side" : viewer.rows[0].title;
          $("side").textContent = viewer.rows.length > 1 ? "One picture" : "Side by side…";
          $("facts").replaceChildren(...viewer.rows.map((row, i) => make("div", { className: i ? "next" : "" }, ...facts(row))));
          if (viewer.fitted) fit(); else zoomTo(viewer.zoom);
        }
        function zoomTo(zoom) {
          viewer.zoom = Math.min(4, Math.max(.1, zoom));
          $("viewerZoom").value = viewer.zoom;
          for (const pane of $("stage").children) size(pane.firstChild, pane.row, viewer.zoom);
          clearOutlines();
        }
        function fit() {
          viewer.fitted = true;
          const stage = $("stage");
          const width = viewer.rows.reduce((sum, r) => sum + r.points[0], 0), height = Math.max(...viewer.rows.map(r => r.points[1]));
          zoomTo(Math.min((stage.clientWidth - 56 - 32 * (viewer.rows.length - 1)) / width, (stage.clientHeight - 56 - (viewer.rows.length > 1 ? 34 : 0)) / height));
        }
        function facts(row) {
          const list = make("dl");
          const add = (name, value) => { if (value !== undefined && value !== "") list.append(make("dt", { textContent: name }), make("dd", { textContent: value })); };
          add("Device", row.device);
          add("System", "iOS " + row.os);
          add("Window", `${windowNames[row.window] ?? row.window}, ${row.orientation}`);
          add("Points", row.points.map(number).join(" × ") + " @" + row.scale + "x");
          add("Size classes", classes(row));
          add("Safe area", row.safeArea.map(number).join(", "));
          add("Text size", row.textSize);
          add("Appearance", row.appearance);
          if (row.direction !== "leftToRight") add("Direction", "right to left");
          if (row.language) add("Language", row.language);
          add("Time", number(row.milliseconds) + " ms");
          add("Memory", number(row.megabytes) + " MB");
          const out = [list];
          for (const error of row.errors) out.push(make("pre", { className: "bad", textContent: error }));
          for (const finding of row.findings) out.push(make("pre", { textContent: finding.message }));
          const links = make("p");
          for (const [key, name] of [["picture", "Picture"], ["viewTree", "View tree"], ["log", "Log"]])
            if (row[key]) links.append(make("a", { href: row[key].split("/").map(encodeURIComponent).join("/"), textContent: name, target: "_blank" }), "  ");
          out.push(links);
          if (row.viewTree) {
            const holder = make("div", { className: "tree" });
            out.push(make("h3", { textContent: "Views" }), holder);
            withTree(row, tree => holder.replaceChildren(...tree.windows.map(node => branch(node, row, 0))));
          }
          return out;
        }
        function branch(node, row, depth) {
          const line = make("span", { className: "row", tabIndex: 0 }, node.class, make("i", { textContent: node.text ? " “" + node.text.slice(0, 24) + "”" : "" }));
          const pane = () => [...$("stage").children].find(p => p.row === row);
          const highlight = () => { if (pane()) outline(pane().firstChild, row, [node]); };
          line.onpointerenter = line.onfocus = highlight;
          line.onpointerleave = line.onblur = clearOutlines;
          line.title = [node.frame.map(number).join(", "), ...(node.constraints ?? [])].join("\n");
          if (!node.children?.length) return make("div", { className: "leaf" }, line);
          return make("details", { open: depth < 4 }, make("summary", {}, line), ...node.children.map(c => branch(c, row, depth + 1)));
        }
        function step(by) {
          const last = viewer.rows[viewer.rows.length - 1], at = state.shown.indexOf(last);
          const row = state.shown[(at + by + state.shown.length) % state.shown.length];
          if (!row) return;
          viewer.rows[viewer.rows.length - 1] = row;
          drawViewer();
        }
        function side() {
          if (viewer.rows.length > 1) viewer.rows.pop();
          else {
            const at = state.shown.indexOf(viewer.rows[0]);
            viewer.rows.push(state.chosen.find(r => r !== viewer.rows[0]) ?? state.shown[(at + 1) % state.shown.length] ?? viewer.rows[0]);
          }
          viewer.fitted = true;
          drawViewer();
        }
        $("previous").onclick = () => step(-1);
        $("next").onclick = () => step(1);
        $("fit").onclick = fit;
        $("side").onclick = side;
        $("close").onclick = () => $("viewer").close();
        $("viewer").onclose = clearOutlines;
        $("viewerZoom").oninput = () => { viewer.fitted = false; zoomTo(Number($("viewerZoom").value)); };
        $("stage").addEventListener("wheel", event => {
          if (!event.ctrlKey) return;
          event.preventDefault();
          viewer.fitted = false;
          zoomTo(viewer.zoom * Math.exp(-event.deltaY / 300));
        }, { passive: false });
        addEventListener("resize", () => { if ($("viewer").open && viewer.fitted) fit(); });
        addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select, input[type=range]")) return;
          const open = $("viewer").open;
          const keys = open
            ? { ArrowLeft: () => step(-1), ArrowRight: () => step(1), c: side, "0": fit, "+": () => { viewer.fitted = false; zoomTo(viewer.zoom * 1.2); }, "-": () => { viewer.fitted = false; zoomTo(viewer.zoom / 1.2); }, f: () => $("frames").click() }
            : { f: () => $("frames").click(), t: () => $("theme").click() };
          if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
        });
        """#
}
