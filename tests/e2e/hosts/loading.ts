import { activity, link, loader, script, shop, widget, type Host } from "./host.ts";

const source = `${shop}/sdk/v1/gipfel.js`;

/** How tag and element come into the page, and what the network does meanwhile. */
export const loadingHosts: readonly Host[] = [
  {
    hazard: "the script three times, async, in the head and at the end",
    head: `<script type="module" async src="${source}"></script>`,
    snippet: `${loader}${widget}${loader}`,
  },
  {
    hazard: "the script from two origins of the shop",
    snippet: `${loader}${widget}${loader.replace("localhost", "127.0.0.1")}`,
  },
  {
    hazard: "an optimiser of scripts that runs them when the visitor first moves",
    snippet:
      widget +
      loader.replace('type="module"', 'type="text/rocketscript" data-type="module"') +
      script(
        "addEventListener('mousemove',()=>{const late=document.querySelector('[data-type]');const made=document.createElement('script');made.type=late.dataset.type;made.src=late.src;late.replaceWith(made)},{once:true})",
      ),
    // A page that is not parsed has no listener yet, and Chromium hands on no input before the first frame.
    begin: async (page) => {
      await page.waitForLoadState("domcontentloaded");
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
      await page.mouse.move(9, 9);
    },
  },
  {
    hazard: "scripts joined into one classic bundle",
    snippet: `${widget}<script src="${source}"></script>`,
    shows: /Rigi buchen/,
    browserSays: /import\.meta|import statement/,
  },
  {
    hazard: "a blocker of ads that blocks the affiliate's calls",
    snippet: widget.replace("<gipfel-booking", '<gipfel-booking affiliate-id="4182"') + loader,
    prepare: (page) => page.route("**/api/affiliate/**", (route) => route.abort("blockedbyclient")),
    browserSays: /ERR_BLOCKED_BY_CLIENT/,
  },
  {
    hazard: "an answer that takes its time",
    prepare: (page) => page.route("**/api/activity/**", (route) => setTimeout(() => void route.continue(), 700)),
  },
  {
    hazard: "no network once the script is there",
    prepare: (page) => page.route("**/sdk/v1/chunks/**", (route) => route.abort("internetdisconnected")),
    shows: /Rigi buchen/,
    says: [/^\[gipfel\] <gipfel-booking> could not be loaded/],
    browserSays: /ERR_INTERNET_DISCONNECTED/,
  },
  { hazard: "a snippet pasted twice", snippet: widget + loader + widget + loader },
  {
    hazard: "a snippet that is cut off in the link",
    snippet: `${loader}<gipfel-booking activity="${activity}" checkout="inline" locale="de"><a href="${shop}/activity/${activity}">Rigi bu`,
  },
  {
    hazard: "a snippet that is cut off in the tag",
    snippet: `${loader}<p id="text">Rigi buchen</p><gipfel-booking activity="${activity}" checkout="inl`,
    shows: /Rigi buchen/,
  },
  {
    hazard: "a snippet with curly quotes",
    snippet: (widget + loader).replace(/"/g, "”"),
    isUnloaded: true,
    shows: /Rigi buchen/,
  },
  {
    hazard: "curly quotes in the element alone",
    snippet: loader + widget.replace(/="(\w+)"/g, "=”$1”"),
    shows: /Rigi buchen/,
    says: [
      /^\[gipfel\] <gipfel-booking> checkout="”inline”" is not understood/m,
      /^\[gipfel\] <gipfel-booking> locale="”de”" is not understood/m,
      /^\[gipfel\] <gipfel-booking> activity="”\d+”" is not understood/m,
    ],
  },
  {
    hazard: "an editor that made paragraphs and breaks of the lines",
    snippet: `<p>${loader}<br />\n<gipfel-booking activity="${activity}" checkout="inline" locale="de"><br />\n${link}<br />\n</gipfel-booking></p>\n<p>&nbsp;</p>`,
  },
  {
    hazard: "an element closed like an empty one",
    snippet: `${loader}<gipfel-booking activity="${activity}" checkout="inline" locale="de" />`,
  },
];
