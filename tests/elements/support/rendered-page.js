import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A page with an element that the server has rendered; `build=other` pretends that another build did. */
export async function renderedPage(built, origin, { element, build }) {
  const part = (name) => import(pathToFileURL(resolve(`${built}-render/${name}.js`)).href);
  const { createClient, renderElement, serverServices, buildId } = await part("render");
  const { record } = await part(element);
  const services = serverServices({
    locale: "de_CH",
    apiBase: `${origin}/api`,
    pageAddress: origin,
    now: () => (element === "booking" ? Date.now() : 0),
    client: createClient(
      `${origin}/api`,
      element === "booking" ? fetch : async () => new Response(JSON.stringify({ word: "rendered </script> <b>" })),
    ),
  });
  const html = await renderElement({
    record,
    attributes: { activity: "104", count: "7", locale: "de_CH" },
    services,
    styleSheets: (record.styles ? ["base", element] : ["base"]).map((name) => `/sdk/v1/styles/${name}-${buildId}.css`),
    fallback: `<a href="/x">Buchen</a>`,
  });
  return `<!doctype html><html lang="de"><head><title>Rendered</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'" />
    <script type="module" src="/sdk/v1/gipfel.js"></script></head>
    <body>${build ? html.replaceAll(`"build":"${buildId}"`, `"build":"${build}"`) : html}
    <script nonce="abc">
      root = document.querySelector("gipfel-${element}").shadowRoot;
      before = [...root.querySelectorAll("[data-view] *")];
      text = root.querySelector("[data-view]").textContent;
      shifts = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift", buffered: true });
    </script></body></html>`;
}
