/** What each room may not import (docs/decisions/0010): the linter runs on one forbidden import for each rule. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** By folder: what a file in it imports, and what the rule begins with. */
const forbidden: Readonly<Record<string, readonly (readonly [imported: string, message: string])[]>> = {
  "sdk/contracts": [
    ["react", "contracts import Valibot alone"],
    ["../client/client.ts", "contracts import Valibot alone"],
    ["./requests/cart.ts", "Shapes and calls know no schema"],
  ],
  "sdk/contracts/requests": [["xstate", "contracts import Valibot alone"]],
  "sdk/machines/cart": [
    ["react", "A machine sees no React"],
    ["../../client/client.ts", "machines import contracts alone"],
    ["../../../server/clock.ts", "machines import contracts alone"],
    ["../../contracts/requests/cart.ts", "The server parses requests"],
  ],
  "sdk/client": [
    ["xstate", "The client imports contracts alone"],
    ["../machines/cart/cart.machine.ts", "The client imports contracts alone"],
    ["../contracts/calls/index.ts", "Import single calls"],
    ["../contracts/requests/cart.ts", "The server parses requests"],
  ],
  "sdk/ui": [
    ["../elements/basket/item.tsx", "Pieces of views know no element"],
    ["../parts/when.ts", "Pieces of views know no element"],
    ["../payment/card-module.ts", "Pieces of views know no element"],
    ["../client/client.ts", "A view gets props"],
    ["../../host-site/page.ts", "Not from the SDK"],
    ["../contracts/requests/cart.ts", "The server parses requests"],
  ],
  "sdk/elements/basket/view.tsx": [
    ["../checkout/methods.tsx", "An element imports no other element's folder"],
    ["xstate", "A view gets props"],
    ["../../../server/clock.ts", "Not from the SDK"],
    ["../../contracts/requests/cart.ts", "The server parses requests"],
  ],
  "sdk/elements/booking/steps/view.tsx": [
    ["../../basket/booked.tsx", "An element imports no other element's folder"],
    ["xstate", "A view gets props"],
  ],
  "sdk/elements/booking/steps": [["../../basket/booked.tsx", "An element imports no other element's folder"]],
  "sdk/parts/similar/view.tsx": [
    ["../../elements/activity/head.tsx", "Parts import no element"],
    ["../../client/client.ts", "A view gets props"],
  ],
  "sdk/elements/_kit": [
    ["../basket/basket.element.ts", "The kit names no element"],
    ["../../parts/when.ts", "The kit names no element"],
    ["../../../host-site/page.ts", "Not from the SDK"],
  ],
  "sdk/elements/basket": [
    ["../checkout/methods.tsx", "An element imports no other element's folder"],
    ["../../elements/checkout/methods.tsx", "An element imports no other element's folder"],
    ["../../contracts/calls/index.ts", "Import single calls"],
    ["../../../host-site/page.ts", "Not from the SDK"],
    ["../../contracts/requests/cart.ts", "The server parses requests"],
  ],
  "sdk/parts": [["../../server/clock.ts", "Not from the SDK"]],
  "sdk/parts/cart": [["../../elements/basket/basket.props.ts", "Parts import no element"]],
  "sdk/payment": [
    ["../elements/_kit/console.ts", "Modules of providers"],
    ["../../server/clock.ts", "Not from the SDK"],
  ],
  "sdk/human-check": [
    ["../parts/when.ts", "Modules of providers"],
    ["../../server/clock.ts", "Not from the SDK"],
  ],
  "sdk/trusted": [
    ["../ui/icon.tsx", "The page's policy for scripts"],
    ["react", "The page's policy for scripts"],
  ],
  "sdk/render.ts": [["../host-site/page.ts", "Not from the SDK"]],
  "server/testing": [
    ["../../sdk/ui/button.tsx", "server imports contracts"],
    ["../../demo/catalogue/index.ts", "server imports contracts"],
    ["kysely", "SQL stands in server/db"],
  ],
  "server/catalogue": [
    ["../routes/index.ts", "Nothing below the routes"],
    ["../../host-site/page.ts", "Below the pages"],
  ],
  "server/http": [["../routes/index.ts", "Nothing below the routes"]],
  "server/jobs": [["../routes/index.ts", "Nothing below the routes"]],
  "server/discovery": [
    ["../reads/offers.ts", "The read model of lists"],
    ["../presenters/offer.ts", "Rules of selling stand in domain"],
    ["../../host-site/page.ts", "Below the pages"],
  ],
  "server/reads": [
    ["../commands/states.ts", "A read knows queries"],
    ["../../host-site/page.ts", "Below the pages"],
  ],
  "server/domain": [
    ["../commands/states.ts", "Rules of selling know the contracts"],
    ["../db/schema.ts", "Rules of selling know the contracts"],
    ["../../host-site/page.ts", "Below the pages"],
  ],
  "server/db": [
    ["../ports/open.ts", "Queries know the tables"],
    ["../../host-site/page.ts", "Below the pages"],
  ],
  "server/ports": [
    ["../presenters/offer.ts", "Ports and security know"],
    ["../../host-site/page.ts", "Below the pages"],
  ],
  "server/security": [["../commands/states.ts", "Ports and security know"]],
  "server/words": [
    ["../db/connect.ts", "Readers of texts"],
    ["../reads/offers.ts", "Readers of texts"],
  ],
  "server/content": [
    ["../routes/index.ts", "Readers of texts"],
    ["../reads/offers.ts", "Readers of texts"],
  ],
  "server/settings": [
    ["../routes/index.ts", "Settings and backups"],
    ["../demo-shop/files.ts", "Settings and backups"],
  ],
  "server/backup": [["../commands/states.ts", "Settings and backups"]],
  "server/shop/load": [
    ["../../routes/index.ts", "Pages are composed"],
    ["../../commands/states.ts", "Pages are composed"],
    ["../../demo-shop/files.ts", "Pages are composed"],
  ],
  "server/routes/cart": [
    ["../../testing/shop.ts", "Routes know nothing of tests"],
    ["../../jobs/job.ts", "Jobs run by themselves"],
  ],
  "server/clock.ts": [["./commands/states.ts", "What every layer uses"]],
  "server/app.ts": [["./db/connect.ts", "The app is made of routes"]],
  "server/search-worker.ts": [["./routes/index.ts", "The search index's thread"]],
  "server/presenters": [
    ["../discovery/discovery.ts", "Presenters know rows"],
    ["../db/queries/cart.ts", "A presenter is a pure function"],
    ["../../host-site/page.ts", "Below the pages"],
  ],
  "server/commands/cart": [
    ["../../shop/compose.ts", "A command knows"],
    ["../../../host-site/page.ts", "Below the pages"],
  ],
  "host-site/pages": [
    ["../../sdk/elements/basket/item.tsx", "host-site imports"],
    ["../../server/clock.ts", "host-site imports"],
    ["../../sdk/contracts/requests/cart.ts", "The server parses requests"],
  ],
  "host-site/admin/bookings": [
    ["../../account/bookings/item-card.tsx", "What the account shares"],
    ["../../../server/clock.ts", "host-site imports"],
    ["../../../sdk/contracts/requests/cart.ts", "The server parses requests"],
  ],
  "host-site/records": [["../account/overview.tsx", "What the account shares"]],
  "host-site/shell": [
    ["../client/session.ts", "The browser's part stands on the shell"],
    ["../../server/clock.ts", "host-site imports"],
  ],
  "host-site/hydration": [["../client/session.ts", "The browser's part stands on the shell"]],
  "host-site/machines/one.machine.ts": [
    ["../api.ts", "The host site's machines see XState"],
    ["./use-machine.ts", "The host site's machines see XState"],
    ["react", "The host site's machines see XState"],
  ],
  "tests/e2e": [["../../demo/catalogue/index.ts", "Nothing imports demo"]],
  scripts: [["../demo/catalogue/index.ts", "Nothing imports demo"]],
};

/** The same rooms may import these. */
const allowed: readonly (readonly [path: string, imported: string])[] = [
  ["host-site/machines/two.machine.ts", "xstate"],
  ["host-site/machines/three.machine.ts", "./three.types.ts"],
  ["host-site/records/fine.ts", "../account/words.ts"],
  ["sdk/parts/fine.ts", "../contracts/money.ts"],
  ["sdk/parts/cart/fine.ts", "../../elements/_kit/record.ts"],
  ["sdk/elements/basket/fine.ts", "../_kit/record.ts"],
  ["sdk/elements/listing/fine.ts", "../../contracts/elements/ids.ts"],
  ["sdk/elements/basket/fine.tsx", "../../parts/cart/item.tsx"],
  ["sdk/elements/booking/steps/fine.tsx", "../frame/frame.tsx"],
  ["sdk/elements/booking/steps/fine.ts", "../../_kit/record.ts"],
  ["sdk/payment/stripe/fine.ts", "../../ui/forward-slot.ts"],
  ["server/shop/fine.ts", "../../host-site/page.ts"],
];

const folder = mkdtempSync(join(tmpdir(), "gipfel-lint-"));
const cases = Object.entries(forbidden).flatMap(([place, imports]) =>
  imports.map(([imported, message], index) => ({
    path: /\.tsx?$/.test(place) ? place : `${place}/forbidden-${index}.ts`,
    imported,
    message,
  })),
);
let found: Map<string, string[]>;

beforeAll(() => {
  const sources = Map.groupBy(
    [...cases, ...allowed.map(([path, imported]) => ({ path, imported }))],
    (one) => one.path,
  );
  for (const [path, imports] of sources) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    const lines = imports.map(({ imported }, index) => `import { a as a${index} } from "${imported}";\na${index}();\n`);
    writeFileSync(join(folder, path), lines.join(""));
  }
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  const reports = JSON.parse(lint()).diagnostics as { code: string; filename: string; message: string; help: string }[];
  const restricted = reports.filter(({ code }) => code.includes("no-restricted-imports"));
  found = new Map(
    [...Map.groupBy(restricted, ({ filename }) => filename)].map(([path, its]) => [
      path,
      its.map(({ message, help }) => `${message} ${help}`),
    ]),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The linter ends with an error where it finds one. */
function lint(): string {
  try {
    return execFileSync(join(process.cwd(), "node_modules/.bin/oxlint"), ["-f", "json", "."], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test.each(cases)("$path may not import $imported", ({ path, imported, message }) => {
  const reports = (found.get(path) ?? []).filter((report) => report.includes(`'${imported}'`));
  expect(reports).toEqual([expect.stringContaining(message)]);
});

test.each(allowed)("%s may import %s", (path) => {
  expect(found.get(path) ?? []).toEqual([]);
});

describe("the rules", () => {
  const config = JSON.parse(readFileSync(".oxlintrc.json", "utf8")) as {
    overrides: { rules: { "no-restricted-imports"?: [string, { patterns: { regex?: string; message: string }[] }] } }[];
  };
  const patterns = config.overrides.flatMap(({ rules }) => rules["no-restricted-imports"]?.[1].patterns ?? []);

  test("have no look-around: the linter ignores such a pattern", () => {
    expect(patterns.filter(({ regex }) => regex && /\(\?[=!<]/.test(regex))).toEqual([]);
  });

  test("have a forbidden import here, each of them", () => {
    const messages = [...new Set(patterns.filter(({ regex }) => regex).map(({ message }) => message))];
    const covered = cases.map(({ message }) => message);
    expect(messages.filter((message) => !covered.some((one) => message.startsWith(one)))).toEqual([]);
  });
});
