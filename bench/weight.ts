/**
 * What a partner's page has to carry (design §8): the loader, and every file of ours that is transferred until a key
 * moves the day in `<gipfel-booking>` and the machine follows. The list comes from a real page in Chromium on the real
 * server, the sizes from the files. It fails where a build weighs more than what was reached before, and with `--check`
 * where it is over a budget. `--no-build` measures what is built already.
 */
import { spawnSync } from "node:child_process";
import { sizeOf, sum, table } from "./weight/sizes.ts";
import { openShop } from "./weight/shop.ts";
import { filesUntilKey } from "./weight/until-key.ts";

/** Budgets in bytes of brotli (design §8). */
const budgets = { loader: 3_000, untilKey: 40_000 };
/** What was reached so far, in bytes of brotli: lowered with every gain, so that none is lost. */
const reached = { loader: 2_340, untilKey: 39_965 };
const built = process.env["SDK_OUT"] ?? "dist/sdk";
const activity = process.env["WEIGHT_ACTIVITY"] ?? "104";

if (!process.argv.includes("--no-build")) {
  const build = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  if (build.status !== 0) process.exit(1);
}

const page = `<!doctype html><html lang="de"><title>A hotel</title><script type="module" src="/sdk/v1/gipfel.js"></script><gipfel-booking activity="${activity}"></gipfel-booking></html>`;
const shop = await openShop(built, { "/": page });
try {
  const files = await filesUntilKey(`${shop.origin}/`);
  const sizes = files.map((file) => sizeOf(built, file)).toSorted((one, other) => other.brotli - one.brotli);
  const all = sum(sizes);
  const loader = sizes.find(({ file }) => file === "gipfel.js")!;
  console.log(table([...sizes, all]));
  check("the loader", loader.brotli, budgets.loader, reached.loader);
  check("all until a key moves the day", all.brotli, budgets.untilKey, reached.untilKey);
} finally {
  await shop.close();
}

function check(what: string, bytes: number, budget: number, before: number) {
  const fits = bytes <= budget;
  console.log(`${fits ? "ok  " : "OVER"} ${what}: ${bytes} of ${budget} bytes of brotli`);
  if (bytes > before) console.log(`GREW ${what}: ${bytes} bytes, ${before} were reached before`);
  if (bytes > before || (!fits && process.argv.includes("--check"))) process.exitCode = 1;
}
