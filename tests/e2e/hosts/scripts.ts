import { readFileSync } from "node:fs";
import { loader, script, widget, type Host } from "./host.ts";

/** The scripts of a page of tests/hosts. */
const scriptsOf = (page: string) => /<script>[^]*?<\/script>/.exec(readFileSync(`tests/hosts/${page}`, "utf8"))![0];
const mootools = readFileSync("node_modules/mootools/lib/mootools-core-1.5.2-server.js", "utf8");

/** Scripts of a page's own that change the browser's natives. */
const headOf = (name: string) => readFileSync(`tests/e2e/hosts/heads/${name}.html`, "utf8");

/** What scripts of the page have made of the browser. */
export const scriptHosts: readonly Host[] = [
  {
    hazard: "Prototype 1.6 and MooTools 1.1, extras on every object, an AMD loader",
    head: scriptsOf("old-libraries.html"),
  },
  { hazard: "MooTools 1.5", head: script(mootools) },
  { hazard: "frozen globals and prototypes", head: scriptsOf("frozen.html") },
  {
    hazard: "globals of CommonJS, AMD and Node",
    head: headOf("module-globals"),
  },
  {
    hazard: "extras that every loop over a list meets",
    head: headOf("list-extras"),
  },
  {
    hazard: "promises, timers, listeners and observers patched, as zone.js does",
    head: headOf("patched-like-zone-js"),
  },
  {
    hazard: "a registry of elements that is wrapped, and throws at a second definition",
    head: headOf("wrapped-registry"),
  },
  {
    hazard: "another script has defined the element's name",
    head: script("customElements.define('gipfel-booking', class extends HTMLElement {})"),
    shows: /Rigi buchen/,
  },
  {
    hazard: "the script's tag comes by document.write",
    snippet: `${widget}${script(`document.write(${JSON.stringify(loader).replaceAll("</", "<\\/")})`)}`,
  },
  {
    hazard: "JSON, dates, maps and sets replaced by libraries' own",
    head: headOf("replaced-builtins"),
  },
  {
    hazard: "shadow roots are wrapped by a recorder of sessions, which writes into them",
    head: headOf("session-recorder"),
  },
  {
    hazard: "a monitor of errors around console, fetch, listeners and the history",
    head: headOf("error-monitor"),
  },
  {
    hazard: "fetch replaced by a polyfill over XMLHttpRequest",
    head: headOf("fetch-polyfill"),
  },
  {
    hazard: "a browser without idle callbacks, structuredClone, view transitions and animations",
    head: headOf("older-browser"),
  },
  {
    hazard: "the history may not be written",
    head: headOf("history-forbidden"),
  },
  {
    hazard: "forms and pictures whose names hide what the document has",
    place: (snippet) =>
      `<form name="cookie"></form><form name="referrer"></form><form name="scripts"></form><img name="activeElement" alt=""><form name="location"></form><form name="hidden"></form>${snippet}`,
  },
  {
    hazard: "storage throws",
    head: headOf("storage-denied"),
  },
  {
    hazard: "storage is full",
    head: script("Storage.prototype.setItem=function(){throw new DOMException('full','QuotaExceededError')}"),
  },
  {
    hazard: "a cleaner that unwraps what it does not know",
    head: headOf("cleaner"),
    shows: /Rigi buchen/,
  },
  {
    hazard: "a translator that wraps each text of the page and of open shadow roots",
    meanwhile: (page) =>
      page.locator("gipfel-booking").evaluate((host) => {
        const wrap = (root: Node) => {
          const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          const found: Node[] = [];
          while (texts.nextNode()) found.push(texts.currentNode);
          for (const text of found) {
            if (!text.nodeValue?.trim() || text.parentElement?.closest("script, style")) continue;
            const [outer, inner] = [document.createElement("font"), document.createElement("font")];
            outer.append(inner);
            text.parentNode!.replaceChild(outer, text);
            inner.append(text);
          }
        };
        wrap(document.body);
        wrap(host.shadowRoot!);
        document.documentElement.className = "translated-ltr";
      }),
    changes: ["elements", "layout"],
  },
  {
    hazard: "a trap that takes the focus back from everything outside it",
    place: (snippet) =>
      `<div id="trap" tabindex="-1">${snippet}</div>${script("document.addEventListener('focusin',({target})=>{const trap=document.getElementById('trap');if(!trap.contains(target))trap.focus()})")}`,
  },
  {
    hazard: "selecting, pressing and dragging are forbidden on the page",
    head: headOf("presses-prevented"),
  },
  {
    hazard: "a router that puts a new body in the old one's place",
    meanwhile: async (page) => {
      await page.evaluate(() => {
        const body = document.createElement("body");
        for (const part of document.body.children) if (part.localName !== "script") body.append(part.cloneNode(true));
        document.body.replaceWith(body);
        history.pushState({ turbo: 1 }, "", "/next.html");
      });
      await page.locator("gipfel-booking [data-date]").first().waitFor();
    },
    changes: ["elements", "address", "listeners"],
  },
];
