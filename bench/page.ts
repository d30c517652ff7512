/**
 * What the booking widget costs a partner's page (design §8), at 4× CPU slow-down, net of the same page without it:
 * until its days are shown, main thread, blocking, heap, layout shift; one widget and ten; and the next step after a
 * press. Rounds are interleaved, figures are medians. `npm run build` first; `node bench/page.ts`, about two minutes.
 */
import { costOf, nextStep, type Cost } from "./page/measure.ts";
import { openShop } from "./weight/shop.ts";

const slowDown = 4;
const rounds = 7;
const activities = [104, 112, 145, 167, 173, 203, 248, 276, 104, 112];
/** pretix's ticket widget on this kind of machine, net of an empty page (design §8). */
const pretix = { shown: 422, main: 317, blocking: 126 };

const widget = (activity: number) => `<gipfel-booking activity="${activity}"><a href="/">Buchen</a></gipfel-booking>`;
const page = (content: string) =>
  `<!doctype html><html lang="de"><title>A hotel</title><h1>A hotel</h1>${content}</html>`;
const script = `<script type="module" src="/sdk/v1/gipfel.js"></script>`;
const shop = await openShop("dist/sdk", {
  "/empty": page(""),
  "/one": page(script + widget(activities[0]!)),
  "/ten": page(script + activities.map(widget).join("")),
});

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
try {
  const costs: Record<"empty" | "one" | "ten", Cost[]> = { empty: [], one: [], ten: [] };
  const steps: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, widgets] of [
      ["empty", 0],
      ["one", 1],
      ["ten", activities.length],
    ] as const) {
      const cost = await costOf({ address: `${shop.origin}/${name}`, widgets, slowDown });
      // The first round warms the disk's cache.
      if (round > 0) costs[name].push(cost);
    }
    if (round > 0) steps.push(await nextStep(`${shop.origin}/one`, slowDown));
  }
  const of = (name: keyof typeof costs, what: keyof Cost) => median(costs[name].map((cost) => cost[what]));
  const net = (name: keyof typeof costs, what: keyof Cost) => of(name, what) - of("empty", what);
  console.log(
    "| What | one widget, net | against pretix | ten widgets, net | against one |\n|---|---:|---:|---:|---:|",
  );
  for (const [what, unit] of [
    ["shown", "ms"],
    ["main", "ms"],
    ["blocking", "ms"],
    ["longest", "ms"],
    ["heap", "MB"],
    ["shift", ""],
  ] as const) {
    const [one, ten] = [net("one", what), net("ten", what)];
    const peer = what in pretix ? (one / pretix[what as keyof typeof pretix]).toFixed(2) : "";
    const digits = what === "shift" ? 3 : what === "heap" ? 2 : 0;
    console.log(
      `| ${what}${unit && `, ${unit}`} | ${one.toFixed(digits)} | ${peer} | ${ten.toFixed(digits)} | ${one > 0 ? (ten / one).toFixed(2) : ""} |`,
    );
  }
  console.log(
    `\nThe next step after a press, data and code there: ${median(steps).toFixed(0)} ms (median of ${rounds}).`,
  );
} finally {
  await shop.close();
}
