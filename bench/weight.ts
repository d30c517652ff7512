/**
 * What a partner's page has to carry (design §8): the loader, and every file of ours that is transferred until a key
 * moves the day in `<gipfel-booking>` and the machine follows; what `<gipfel-configurator>` and `<gipfel-transport>`
 * bring that no other element does; and what a list of the shop brings to a phone that scrolls through it. Which files
 * come is read from real pages in Chromium on the real server, the sizes from the files. It fails where a build weighs
 * more than what was reached before, and with `--check` where it is over a budget. Measures what is built: `npm run
 * weight` builds first where sources have changed.
 */
import { shopPath } from "../sdk/contracts/paths.ts";
import { scriptsAfterScrolling } from "./weight/after-scrolling.ts";
import { sizeOf, sum, table } from "./weight/sizes.ts";
import { openShop } from "./weight/shop.ts";
import { filesUntilKey } from "./weight/until-key.ts";
import { filesBeyond } from "./weight/beyond.ts";

/** Budgets: those of elements in bytes of brotli (design §8), the list's in bytes of gzip. */
const budgets = { loader: 3_000, untilKey: 40_000, configurator: 20_000, transport: 18_000, list: 90_000 };
/** What was reached so far, in the same bytes: lowered with every gain, and raised only in a commit that says why. */
const reached = { loader: 2_700, untilKey: 40_000, configurator: 18_300, transport: 17_300, list: 90_000 };
const built = process.env["SDK_OUT"] ?? "dist/sdk";
const activity = process.env["WEIGHT_ACTIVITY"] ?? "104";

const widget = `<gipfel-booking activity="${activity}"></gipfel-booking>`;
const pageOf = (elements: string) =>
  `<!doctype html><html lang="de"><title>A hotel</title><script type="module" src="/sdk/v1/gipfel.js"></script>${elements}</html>`;
const shop = await openShop(built, {
  "/": pageOf(widget),
  "/configurator": pageOf(`<gipfel-configurator activity="${activity}"></gipfel-configurator>`),
  "/transport": pageOf(`<gipfel-transport></gipfel-transport>`),
  "/others": pageOf(`${widget}<gipfel-basket></gipfel-basket><gipfel-newsletter></gipfel-newsletter>`),
});
try {
  const files = await filesUntilKey(`${shop.origin}/`);
  const sizes = files.map((file) => sizeOf(built, file)).toSorted((one, other) => other.brotli - one.brotli);
  const all = sum(sizes);
  const loader = sizes.find(({ file }) => file === "gipfel.js")!;
  console.log(table([...sizes, all]));
  check("the loader", loader.brotli, budgets.loader, reached.loader, "brotli");
  check("all until a key moves the day", all.brotli, budgets.untilKey, reached.untilKey, "brotli");
  await checkBeyond("configurator", "gipfel-configurator gipfel-booking [data-date]");
  await checkBeyond("transport", "gipfel-transport [role=combobox]");
  if (built === "dist/sdk") await checkList(shop.server);
} finally {
  await shop.close();
}

/** What an element brings until it shows, without what others share with it. */
async function checkBeyond(name: "configurator" | "transport", shown: string) {
  const files = await filesBeyond(`${shop.origin}/${name}`, shown, `${shop.origin}/others`);
  const sizes = files.map((file) => sizeOf(built, file)).toSorted((one, other) => other.brotli - one.brotli);
  console.log(table([...sizes, sum(sizes)]));
  const what = `the ${name}, beyond what others share with it`;
  check(what, sum(sizes).brotli, budgets[name], reached[name], "brotli");
}

async function checkList(origin: string) {
  const files = await scriptsAfterScrolling(origin + shopPath("activities", "de_CH"));
  const sizes = files.map((file) => sizeOf("dist/shop", file)).toSorted((one, other) => other.gzip - one.gzip);
  console.log(table([...sizes, sum(sizes)]));
  check("script of a list that was scrolled through", sum(sizes).gzip, budgets.list, reached.list, "gzip");
}

function check(what: string, bytes: number, budget: number, before: number, packing: "brotli" | "gzip") {
  const fits = bytes <= budget;
  console.log(`${fits ? "ok  " : "OVER"} ${what}: ${bytes} of ${budget} bytes of ${packing}`);
  if (bytes > before) console.log(`GREW ${what}: ${bytes} bytes, ${before} were reached before`);
  if (bytes > before || (!fits && process.argv.includes("--check"))) process.exitCode = 1;
}
