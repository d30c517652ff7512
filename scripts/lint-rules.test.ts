/**
 * The linter's own rules: what each room may not import (docs/decisions/0010), on forbidden imports of every room, and
 * what browsers' Valibot has no code for.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rooms } from "./lint/rooms.ts";

/** By room: a file of it, and what it may not import. */
const forbidden: Readonly<Record<string, readonly [path: string, ...imports: string[]]>> = {
  "sdk/contracts": [
    "sdk/contracts/one.ts",
    "react",
    "../client/client.ts",
    "../render.ts",
    "../../host-site/page.ts",
    "../../server/clock.ts",
    "../../tests/x.ts",
    "./requests/cart.ts",
    "./calls/cart.ts",
  ],
  "sdk/contracts/calls": ["sdk/contracts/calls/one.ts", "xstate", "../requests/cart.ts", "../../ui/icon.tsx"],
  "sdk/contracts/calls/index.ts": ["sdk/contracts/calls/index.ts", "valibot", "../../client/client.ts"],
  "sdk/contracts/requests": ["sdk/contracts/requests/one.ts", "xstate", "../calls/cart.ts", "../../client/client.ts"],
  "sdk/trusted": ["sdk/trusted/one.ts", "react", "../ui/icon.tsx", "../contracts/money.ts"],
  "sdk/styles": ["sdk/styles/one.ts", "react", "../contracts/money.ts"],
  "sdk/snippets": ["sdk/snippets/one.ts", "react", "../client/client.ts", "../ui/icon.tsx"],
  "sdk/client": [
    "sdk/client/one.ts",
    "xstate",
    "../machines/cart/cart.machine.ts",
    "../contracts/calls/index.ts",
    "../contracts/requests/cart.ts",
    "../../tests/x.ts",
  ],
  "sdk/machines/_shared": ["sdk/machines/_setup/one.ts", "react", "../cart/cart.machine.ts", "../../client/client.ts"],
  "sdk/machines, charts": [
    "sdk/machines/cart/one.machine.ts",
    "react",
    "@lingui/core",
    "../basket/basket.machine.ts",
    "../../client/client.ts",
    "../../../server/clock.ts",
    "../../../tests/x.ts",
    "../../contracts/requests/cart.ts",
  ],
  "sdk/machines": ["sdk/machines/cart/one.rules.ts", "react", "./cart.machine.ts", "../../../tests/x.ts"],
  "sdk/ui": [
    "sdk/ui/one.tsx",
    "xstate",
    "../elements/basket/item.tsx",
    "../parts/when.ts",
    "../payment/card-module.ts",
    "../client/client.ts",
    "../machines/cart/cart.rules.ts",
    "../machines/cart/cart.setup.ts",
    "../contracts/requests/cart.ts",
    "../../host-site/page.ts",
  ],
  "sdk/payment and sdk/human-check": [
    "sdk/payment/one.ts",
    "../elements/_kit/console.ts",
    "../parts/when.ts",
    "../../server/clock.ts",
  ],
  "sdk/elements/_kit": [
    "sdk/elements/_kit/one.ts",
    "../basket/basket.element.ts",
    "../../elements/basket/basket.element.ts",
    "../../parts/when.ts",
    "../../machines/cart/cart.machine.ts",
    "../../machines/cart/cart.rules.ts",
    "../../../host-site/page.ts",
  ],
  "sdk/parts, what starts machines": ["sdk/parts/cart/start-one.ts", "../../elements/basket/basket.props.ts"],
  "sdk/parts, views": [
    "sdk/parts/cart/one.tsx",
    "xstate",
    "../../elements/activity/head.tsx",
    "../../client/client.ts",
    "../../machines/cart/cart.setup.ts",
    "./start-cart.ts",
    "../../../tests/x.ts",
  ],
  "sdk/parts": [
    "sdk/parts/cart/one.ts",
    "xstate",
    "../../elements/basket/basket.props.ts",
    "../../../server/clock.ts",
    "../../contracts/requests/cart.ts",
  ],
  "sdk/elements, views": [
    "sdk/elements/booking/steps/one.tsx",
    "xstate",
    "../../basket/item.tsx",
    "../../../elements/basket/item.tsx",
    "../booking.implement.ts",
    "../../../client/client.ts",
    "../../../machines/booking/booking.machine.ts",
    "../../../machines/booking/booking.setup.ts",
    "../../../parts/cart/start-cart.ts",
    "../../../contracts/requests/cart.ts",
    "../../../../tests/x.ts",
    "../../../../server/clock.ts",
  ],
  "sdk/elements, what starts machines": [
    "sdk/elements/basket/basket.element.ts",
    "../checkout/methods.tsx",
    "../../contracts/calls/index.ts",
    "../../../host-site/page.ts",
  ],
  "sdk/elements": [
    "sdk/elements/basket/one.ts",
    "../checkout/methods.tsx",
    "../../elements/checkout/methods.tsx",
    "../../contracts/calls/index.ts",
    "../../contracts/requests/cart.ts",
    "../../../host-site/page.ts",
    "../../../tests/x.ts",
  ],
  "sdk, entries": ["sdk/render.ts", "../host-site/page.ts", "../tests/x.ts", "./contracts/requests/cart.ts"],
  "server, basics": ["server/clock.ts", "./services.ts", "./commands/states.ts", "./env.ts", "kysely"],
  "server, process": ["server/env.ts", "./commands/states.ts", "./services.ts", "./app.ts", "../tests/x.ts"],
  "server/services.ts": ["server/services.ts", "./db/connect.ts", "./commands/states.ts", "./app.ts"],
  "server/domain": [
    "server/domain/one.ts",
    "kysely",
    "../commands/states.ts",
    "../db/schema.ts",
    "../services.ts",
    "../app.ts",
    "../env.ts",
    "../testing/x.ts",
    "../words/words.ts",
    "../backup/restore.ts",
    "../../host-site/page.ts",
    "../../sdk/contracts/requests/cart.ts",
  ],
  "server/db": ["server/db/queries/one.ts", "../../ports/open.ts", "../../testing/x.ts", "../../../host-site/page.ts"],
  "server/ports, the embedded timetable": [
    "server/ports/timetable/embedded/router/one.ts",
    "kysely",
    "../../../../clock.ts",
    "../../../search/search.ts",
    "../import-feed.ts",
  ],
  "server/ports": ["server/ports/one.ts", "kysely", "../presenters/offer.ts", "../../host-site/page.ts"],
  "server/security": ["server/security/one.ts", "kysely", "../commands/states.ts", "../ports/open.ts"],
  "server/presenters": [
    "server/presenters/one.ts",
    "kysely",
    "../discovery/discovery.ts",
    "../db/queries/cart.ts",
    "../services.ts",
    "../../host-site/page.ts",
  ],
  "server/doctor": ["server/doctor/one.ts", "../commands/states.ts", "../db/schema.ts", "kysely"],
  "server/discovery": [
    "server/discovery/one.ts",
    "kysely",
    "../reads/offers.ts",
    "../presenters/offer.ts",
    "../../host-site/page.ts",
  ],
  "server/reads": ["server/reads/one.ts", "kysely", "../commands/states.ts", "../../host-site/page.ts"],
  "server/catalogue": ["server/catalogue/one.ts", "kysely", "../routes/index.ts", "../../host-site/page.ts"],
  "server/commands": [
    "server/commands/cart/one.ts",
    "kysely",
    "../../shop/compose.ts",
    "../../presenters/offer.ts",
    "../../testing/x.ts",
    "../../../host-site/page.ts",
    "../../../sdk/ui/button.tsx",
  ],
  "server/http": ["server/http/one.ts", "kysely", "../routes/index.ts", "../commands/states.ts"],
  "server/jobs": ["server/jobs/one.ts", "kysely", "../routes/index.ts", "../testing/x.ts", "../demo-shop/files.ts"],
  "server/shop": [
    "server/shop/load/one.ts",
    "kysely",
    "../../routes/index.ts",
    "../../commands/states.ts",
    "../../demo-shop/files.ts",
    "../../testing/x.ts",
    "../../../host-site/client/session.ts",
  ],
  "server/content": ["server/content/one.ts", "../routes/index.ts", "../reads/offers.ts", "../db/connect.ts"],
  "server/words": ["server/words/one.ts", "../db/connect.ts", "../reads/offers.ts", "../domain/states.ts"],
  "server/settings": ["server/settings/one.ts", "../routes/index.ts", "../demo-shop/files.ts", "../db/connect.ts"],
  "server/releases": ["server/releases/one.ts", "fastify", "../db/connection.ts"],
  "server/backup": ["server/backup/one.ts", "../commands/states.ts", "../routes/index.ts", "../demo-shop/files.ts"],
  "server/demo-shop": ["server/demo-shop/one.ts", "../routes/index.ts", "../commands/states.ts", "../testing/x.ts"],
  "server/routes": [
    "server/routes/cart/one.ts",
    "kysely",
    "../../testing/shop.ts",
    "../../jobs/job.ts",
    "../../../host-site/pages/page.tsx",
  ],
  "server/app.ts": ["server/app.ts", "./db/connect.ts", "./commands/states.ts", "./testing/x.ts"],
  "server/search-worker.ts": ["server/search-worker.ts", "./routes/index.ts", "./commands/states.ts"],
  "server/timetable-worker.ts": ["server/timetable-worker.ts", "./routes/index.ts", "./db/connect.ts"],
  "server/main.ts": ["server/main.ts", "./testing/x.ts", "../tests/x.ts"],
  "server/testing": [
    "server/testing/one.ts",
    "kysely",
    "../../sdk/ui/button.tsx",
    "../../tests/x.ts",
    "../../demo/catalogue/index.ts",
  ],
  "host-site, shapes": [
    "host-site/page.ts",
    "../server/clock.ts",
    "../sdk/machines/cart/cart.rules.ts",
    "./pages/page.tsx",
  ],
  "host-site/ticket": ["host-site/ticket/one.ts", "react", "../page.ts"],
  "host-site/styles": ["host-site/styles/one.ts", "react", "../page.ts"],
  "host-site/routes": ["host-site/routes/one.ts", "../pages/page.tsx", "../shell/fill.ts"],
  "host-site/hydration": [
    "host-site/hydration/one.ts",
    "../client/session.ts",
    "../account/overview.tsx",
    "../page.ts",
  ],
  "host-site/machines, charts": ["host-site/machines/one.machine.ts", "../api.ts", "./use-machine.ts", "react"],
  "host-site/machines": ["host-site/machines/one.types.ts", "../api.ts", "../client/session.ts"],
  "host-site/shell": [
    "host-site/shell/one.ts",
    "../client/session.ts",
    "../account/overview.tsx",
    "../admin/words.ts",
    "../../server/clock.ts",
  ],
  "host-site/with-code.tsx": ["host-site/with-code.tsx", "./client/session.ts", "./account/overview.tsx"],
  "host-site/forms": ["host-site/forms/one.ts", "../admin/words.ts", "../client/session.ts", "../account/overview.tsx"],
  "host-site/lists": ["host-site/lists/one.ts", "../admin/words.ts", "../client/session.ts", "../account/overview.tsx"],
  "host-site/sections": ["host-site/sections/one.ts", "../admin/words.ts", "../client/session.ts", "../account/one.ts"],
  "host-site/bookings": ["host-site/bookings/one.ts", "../admin/words.ts", "../client/session.ts", "../account/one.ts"],
  "host-site/requests": ["host-site/requests/one.ts", "../account/overview.tsx", "../admin/words.ts"],
  "host-site/supplier": ["host-site/supplier/one.ts", "../account/overview.tsx", "../../server/clock.ts"],
  "host-site/shares": [
    "host-site/shares/one.ts",
    "../account/overview.tsx",
    "../admin/words.ts",
    "../../server/clock.ts",
  ],
  "host-site/doctor": [
    "host-site/doctor/one.ts",
    "../account/overview.tsx",
    "../admin/words.ts",
    "../../server/clock.ts",
  ],
  "host-site/affiliate": [
    "host-site/affiliate/one.ts",
    "../account/overview.tsx",
    "../admin/words.ts",
    "../../server/clock.ts",
  ],
  "host-site/invoices": [
    "host-site/invoices/one.ts",
    "../account/overview.tsx",
    "../admin/words.ts",
    "../../server/clock.ts",
  ],
  "host-site/admin": [
    "host-site/admin/bookings/one.ts",
    "../../account/bookings/item-card.tsx",
    "../../client/session.ts",
    "../../../server/clock.ts",
    "../../../sdk/contracts/requests/cart.ts",
  ],
  "host-site/account": ["host-site/account/one.ts", "../pages/page.tsx", "../../server/clock.ts"],
  "host-site/pages": [
    "host-site/pages/one.ts",
    "../client/session.ts",
    "../../sdk/elements/basket/item.tsx",
    "../../sdk/contracts/requests/cart.ts",
    "../../server/clock.ts",
  ],
  "host-site, entries": ["host-site/client.tsx", "./account/overview.tsx", "../server/clock.ts"],
  "host-site/consent": [
    "host-site/consent/one.ts",
    "../client/session.ts",
    "../pages/page.tsx",
    "../../server/clock.ts",
  ],
  "host-site/client": ["host-site/client/one.ts", "../account/overview.tsx", "../../sdk/machines/cart/cart.rules.ts"],
  declarations: ["sdk/one.d.ts", "../tests/x.ts", "../demo/catalogue/index.ts"],
  demo: ["demo/one.ts", "../tests/x.ts", "../scripts/seed.ts"],
  fixtures: ["sdk/contracts/one.fixture.ts", "../../demo/catalogue/index.ts"],
  tests: ["tests/e2e/one.ts", "../../demo/catalogue/index.ts"],
  scripts: ["scripts/one.ts", "../demo/catalogue/index.ts", "../tests/x.ts"],
  bench: ["bench/one.ts", "../demo/catalogue/index.ts", "../tests/x.ts"],
  "bench/listing-page.ts": ["bench/listing-page.ts", "../demo/catalogue/index.ts"],
  "configuration of tests": ["playwright.config.ts", "./demo/catalogue/index.ts"],
  configuration: ["vite.config.ts", "./demo/catalogue/index.ts", "./tests/x.ts"],
};

/** Names and types that a room may not import of a file or package that it may import. */
const forbiddenLines: readonly (readonly [path: string, line: string, room: string])[] = [
  ["sdk/ui/two.tsx", 'import { i18n as a } from "@lingui/core"; a();', "sdk/ui"],
  ["sdk/parts/cart/two.tsx", 'import { t as a } from "@lingui/core/macro"; a();', "sdk/parts, views"],
  ["sdk/elements/basket/two.tsx", 'import { i18n as a } from "@lingui/core"; a();', "sdk/elements, views"],
  [
    "server/commands/two.ts",
    'import * as presenters from "../presenters/offer.ts"; presenters.a();',
    "server/commands",
  ],
  ["server/domain/two.ts", 'export * from "../db/schema.ts";', "server/domain"],
  ["server/domain/three.ts", 'export const a = await import("../db/schema.ts");', "server/domain"],
  ["server/domain/four.ts", 'import type { A } from "../db/schema.ts"; export type B = A;', "server/domain"],
  ["elsewhere/one.ts", 'import { a } from "./two.ts"; a();', "no room"],
];

/** The same rooms may import these. */
const allowed: readonly (readonly [path: string, line: string])[] = [
  ["host-site/machines/two.machine.ts", 'import { a } from "xstate"; a();'],
  ["host-site/machines/three.machine.ts", 'import type { A } from "./three.types.ts"; export type B = A;'],
  ["sdk/client/fine.ts", 'import type { A } from "../contracts/requests/cart.ts"; export type B = A;'],
  ["sdk/parts/fine.ts", 'import { a } from "../contracts/money.ts"; a();'],
  ["sdk/parts/cart/fine.ts", 'import { a } from "../../elements/_kit/record.ts"; a();'],
  ["sdk/elements/basket/fine.ts", 'import { a } from "../_kit/record.ts"; a();'],
  ["sdk/elements/listing/fine.ts", 'import { a } from "../../contracts/elements/ids.ts"; a();'],
  ["sdk/elements/basket/fine.tsx", 'import { a } from "../../parts/cart/item.tsx"; a();'],
  ["sdk/elements/booking/steps/fine.tsx", 'import { a } from "../frame/frame.tsx"; a();'],
  ["sdk/elements/booking/steps/fine.ts", 'import { a } from "../../_kit/record.ts"; a();'],
  ["sdk/payment/stripe/fine.ts", 'import { a } from "../../ui/forward-slot.ts"; a();'],
  ["server/shop/fine.ts", 'import { a } from "../../host-site/page.ts"; a();'],
  ["server/commands/fine.ts", 'import { presentOffer } from "../presenters/offer.ts"; presentOffer();'],
  ["server/db/fine.ts", 'import { sql } from "kysely"; sql();'],
  ["server/jobs/fine.test.ts", 'import { a } from "../testing/shop.ts"; a();'],
];

/** What browsers' Valibot takes no notice of, and what it does as the whole one. */
const ofValibot: readonly (readonly [path: string, line: string, isReported: boolean])[] = [
  ["sdk/client/v1.ts", "v.safeParse(schema, body, { abortEarly: true });", true],
  ["sdk/machines/v2.rules.ts", 'v.parse(schema, body, { lang: "de" });', true],
  ["host-site/v3.ts", "v.safeParser(schema, { abortPipeEarly: true });", true],
  ["sdk/elements/basket/v4.ts", 'v.setGlobalConfig({ lang: "de" });', true],
  ["sdk/elements/basket/v5.ts", 'v.setSpecificMessage(v.minLength, "too short");', true],
  ["sdk/elements/basket/v6.ts", 'schema["~standard"].validate(body);', true],
  ["sdk/elements/basket/v7.ts", "parse(schema, body, { abortEarly: true });", true],
  ["sdk/client/v8.ts", "v.safeParse(schema, body); JSON.parse(body, schema, 1);", false],
  ["server/http/v9.ts", "v.safeParse(schema, body, { abortEarly: true });", false],
];

const root = mkdtempSync(join(tmpdir(), "gipfel-lint-"));
const cases = Object.entries(forbidden).flatMap(([room, [path, ...imports]]) =>
  imports.map((imported) => ({ room, path, imported })),
);
let found: Map<string, string[]>;
let foundOfValibot: Map<string, string[]>;

beforeAll(() => {
  const lines = [
    ...cases.map(({ path, imported }, index) => [path, lineOf(path, imported, index)]),
    ...forbiddenLines,
    ...allowed,
    ...ofValibot.map(([path, line]) => [
      path,
      `import * as v from "valibot"; import { parse } from "valibot"; ${line}`,
    ]),
  ] as readonly (readonly [string, string])[];
  for (const [path, its] of Map.groupBy(lines, ([one]) => one)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), its.map(([, line]) => `${line}\n`).join(""));
  }
  const config = readFileSync(".oxlintrc.json", "utf8");
  writeFileSync(join(root, ".oxlintrc.json"), config.replaceAll("./scripts/", `${resolve("scripts")}/`));
  const reports = JSON.parse(lint()).diagnostics as { code: string; filename: string; message: string }[];
  const ofRule = (rule: string) => {
    const its = Map.groupBy(
      reports.filter(({ code }) => code === rule),
      ({ filename }) => filename,
    );
    return new Map([...its].map(([path, each]) => [path, each.map((one) => one.message)]));
  };
  found = ofRule("rooms(imports)");
  foundOfValibot = ofRule("valibot(options)");
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A declaration calls nothing. */
const lineOf = (path: string, imported: string, index: number): string =>
  path.endsWith(".d.ts")
    ? `import type { A as A${index} } from "${imported}";\nexport type B${index} = A${index};`
    : `import { a as a${index} } from "${imported}";\na${index}();`;

/** The linter ends with an error where it finds one. */
function lint(): string {
  const oxlint = join(process.cwd(), "node_modules/oxlint/bin/oxlint");
  try {
    return execFileSync(process.execPath, [oxlint, "-f", "json", "."], { cwd: root, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test.each(cases)("$room may not import $imported", ({ room, path, imported }) => {
  const reports = (found.get(path) ?? []).filter((report) => report.includes(`'${imported}'`));
  expect(reports).toEqual([expect.stringContaining(`is not for ${room}. `)]);
});

test.each(forbiddenLines)("%s may not have %s", (path, _, room) => {
  expect(found.get(path)).toEqual([expect.stringContaining(room)]);
});

test.each(allowed)("%s may have %s", (path) => {
  expect(found.get(path) ?? []).toEqual([]);
});

test.each(ofValibot)("in %s the linter refuses %s, which browsers have no code for: %s", (path, _, isReported) => {
  const reports = isReported ? [expect.stringContaining("unusedOfValibot")] : [];
  expect(foundOfValibot.get(path) ?? []).toEqual(reports);
});

test("every room has a forbidden import here", () => {
  expect(Object.keys(forbidden).toSorted()).toEqual(rooms.map(({ name }) => name).toSorted());
});

test("every room that is named in the table stands in it", () => {
  const names = new Set(rooms.map(({ name }) => name));
  const named = rooms.flatMap(({ may }) => may.map((grant) => (typeof grant === "string" ? grant : grant.from)));
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
