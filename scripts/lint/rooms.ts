/**
 * What each room may import (docs/decisions/0010, 0035; docs/elements.md). A file stands in the first room that fits,
 * and may import its own room, what the room names here, and nothing else. `room-imports.ts` is the linter's rule.
 */
export interface Room {
  readonly name: string;
  /** Paths from the repository's root. Where a group is captured, only files with the same group are one room. */
  readonly files: RegExp;
  readonly may: readonly (string | Grant)[];
  /** Packages by name, `node:` and virtual modules by what stands before the colon. Without it: every package. */
  readonly packages?: readonly (string | Grant)[];
  readonly message: string;
}

export interface Grant {
  readonly from: string;
  readonly only?: "types";
  readonly names?: RegExp;
  /** Only where both files have the same captured group, such as an element's name. */
  readonly sameGroup?: true;
}

const types = (from: string): Grant => ({ from, only: "types" });
const same = (from: string): Grant => ({ from, sameGroup: true });

/** A room that is a folder. */
const folder = (name: string, may: Room["may"], message: string, packages?: Room["packages"]): Room => ({
  name,
  files: new RegExp(`^${name}/`),
  may,
  message,
  ...(packages && { packages }),
});

// The SDK, from the bottom

/** What the browser knows: the server alone parses requests, and the list of all calls weighs. */
const shapes = ["sdk/contracts", "sdk/contracts/calls", types("sdk/contracts/requests")];
const machineTypes = ["sdk/machines", types("sdk/machines, charts"), "sdk/machines/_shared"];
const viewPackages = [
  "@lingui/react",
  // The global `t` and `i18n` have no place: each element has an i18n object of its own.
  { from: "@lingui/core", names: /^(?!(t|i18n)$)/ },
  "@zootools/email-spell-checker",
  "fuse.js",
  "lucide",
  "maplibre-gl",
  "react",
  "react-dom",
  "supercluster",
];
const elementPackages = [
  ...viewPackages,
  "@r2wc/core",
  "@stripe/stripe-js",
  "altcha-lib",
  "libphonenumber-js",
  "valibot",
  "xstate",
];
const viewMessage = "A view gets props: it imports parts, pieces of views, rules and types, no client and no chart.";

const sdk: readonly Room[] = [
  folder("sdk/contracts/requests", ["sdk/contracts"], "Contracts import Valibot alone.", ["valibot"]),
  {
    name: "sdk/contracts/calls/index.ts",
    files: /^sdk\/contracts\/calls\/index\.ts$/,
    may: ["sdk/contracts/calls"],
    packages: [],
    message: "The list of calls names the calls.",
  },
  folder(
    "sdk/contracts/calls",
    ["sdk/contracts", types("sdk/contracts/requests")],
    "Contracts import Valibot alone, and calls know no schema of a request.",
    ["valibot"],
  ),
  folder(
    "sdk/contracts",
    [types("sdk/contracts/requests"), types("sdk/contracts/calls")],
    "Contracts import Valibot alone, and shapes know no call and no schema of a request.",
    ["valibot"],
  ),
  folder("sdk/trusted", [], "The page's policy for scripts imports nothing.", []),
  folder("sdk/styles", [], "Styles import styles.", []),
  folder("sdk/snippets", ["sdk/contracts"], "Snippets are pure functions of options: they import contracts alone.", [
    "valibot",
  ]),
  folder("sdk/client", shapes, "The client imports contracts alone.", ["valibot"]),
  {
    name: "sdk/machines/_shared",
    files: /^sdk\/machines\/_/,
    may: shapes,
    packages: ["xstate"],
    message: "What all machines share imports contracts alone.",
  },
  {
    name: "sdk/machines, charts",
    files: /^sdk\/machines\/([^/]+)\/.*\.(?:machine|setup|states|preview)\.ts$/,
    may: [...shapes, "sdk/machines", "sdk/machines/_shared", "sdk/snippets"],
    packages: ["valibot", "xstate"],
    message: "A chart imports contracts, and of other machines types and rules alone; it sees no React and no Lingui.",
  },
  folder(
    "sdk/machines",
    [...shapes, "sdk/machines/_shared", "sdk/snippets"],
    "Rules and types of machines import contracts alone; they see no chart, no React and no Lingui.",
    ["valibot", types("xstate")],
  ),
  folder(
    "sdk/ui",
    ["sdk/trusted", "sdk/contracts"],
    "Pieces of views import trusted and contracts alone.",
    viewPackages,
  ),
  {
    name: "sdk/payment and sdk/human-check",
    files: /^sdk\/(payment|human-check)\//,
    may: [...shapes, "sdk/ui", "sdk/trusted"],
    packages: elementPackages,
    message: "Modules of providers know contracts and pieces of views: elements load them.",
  },
  folder(
    "sdk/elements/_kit",
    // `import.meta.glob` names two files of parts, loaded when an element first asks for the cart or a discovery.
    [
      ...shapes,
      "sdk/client",
      types("sdk/machines"),
      types("sdk/machines, charts"),
      "sdk/machines/_shared",
      "sdk/styles",
      "sdk/ui",
    ],
    "The kit names no element, no part and no machine's value: they stand on it.",
    elementPackages,
  ),
  {
    name: "sdk/parts, what starts machines",
    files: /^sdk\/parts\/.*\/(?:start|follow)-[^/]*\.ts$/,
    may: [...shapes, ...machineTypes, "sdk/machines, charts", "sdk/client", "sdk/elements/_kit", "sdk/parts"],
    packages: elementPackages,
    message: "Parts import no element: elements are made of them.",
  },
  {
    name: "sdk/parts, views",
    files: /^sdk\/parts\/.*\.tsx$/,
    may: [...shapes, "sdk/machines", "sdk/parts", "sdk/ui"],
    packages: viewPackages,
    message: viewMessage,
  },
  folder(
    "sdk/parts",
    [...shapes, ...machineTypes, types("sdk/client"), "sdk/elements/_kit", "sdk/ui"],
    "Parts import no element: elements are made of them.",
    [...viewPackages, types("xstate"), "valibot"],
  ),
  {
    name: "sdk/elements, views",
    files: /^sdk\/elements\/([^/]+)\/.*\.tsx$/,
    may: [
      ...shapes,
      "sdk/machines",
      same("sdk/elements"),
      "sdk/elements/_kit",
      "sdk/parts",
      "sdk/parts, views",
      "sdk/payment and sdk/human-check",
      "sdk/snippets",
      "sdk/ui",
    ],
    packages: [...viewPackages, "libphonenumber-js"],
    message: viewMessage,
  },
  {
    name: "sdk/elements, what starts machines",
    files: /^sdk\/elements\/([^/]+)\/(?:.*\.(?:element|implement|full)|(?:.*\/)?(?:first-parts|follow-[^/]*))\.ts$/,
    may: [
      ...shapes,
      ...machineTypes,
      "sdk/machines, charts",
      "sdk/client",
      same("sdk/elements"),
      same("sdk/elements, views"),
      "sdk/elements/_kit",
      "sdk/parts",
      "sdk/parts, views",
      "sdk/parts, what starts machines",
      "sdk/payment and sdk/human-check",
      "sdk/snippets",
      "sdk/ui",
    ],
    packages: elementPackages,
    message: "An element imports no other element's folder: what several need stands in sdk/parts.",
  },
  {
    name: "sdk/elements",
    files: /^sdk\/elements\/([^/]+)\//,
    may: [
      ...shapes,
      ...machineTypes,
      same("sdk/elements, views"),
      "sdk/elements/_kit",
      "sdk/parts",
      "sdk/parts, views",
      "sdk/payment and sdk/human-check",
      "sdk/snippets",
      "sdk/ui",
    ],
    packages: [...elementPackages, "qrcode"],
    message: "An element imports no other element's folder: what several need stands in sdk/parts.",
  },
  {
    name: "sdk, entries",
    files: /^sdk\/(?:elements\/table|frame|index|loader|playground|render|render-package|version|[^/]*\.d)\.ts$/,
    may: [...shapes, "sdk/client", "sdk/trusted", "sdk/elements/_kit", "sdk/elements, what starts machines"],
    packages: elementPackages,
    message: "An entry names the kit, the table of elements, trusted and contracts.",
  },
];

// The server, from the bottom

const contracts = ["sdk/contracts", "sdk/contracts/calls", "sdk/contracts/requests"];
const basics = [...contracts, "server, basics"];
/** SQL stands in `server/db`: elsewhere of Kysely types alone. */
const noSql = [types("kysely"), "*"];
const database = ["server/db", "server/domain"];
/** A presenter gives answers and addresses; rules of selling stand in domain. */
const answers: Grant = { from: "server/presenters", names: /^present[A-Z]|Path$|^[A-Z]/ };

const server: readonly Room[] = [
  {
    name: "server, basics",
    files: /^server\/(?:clock|errors|escape-markup|json)\.ts$/,
    may: contracts,
    packages: noSql,
    message: "Clock, errors, JSON and markup's escapes know the contracts alone.",
  },
  {
    name: "server, process",
    files: /^server\/(?:built|env|log|plain-page-frame|release-memory|telemetry)\.ts$/,
    may: [
      ...basics,
      types("server/domain"),
      "server/ports",
      "server/security",
      "server/settings",
      types("host-site, shapes"),
    ],
    packages: noSql,
    message: "What every layer uses knows none above it; main, app and the workers put them together.",
  },
  {
    name: "server/services.ts",
    files: /^server\/services\.ts$/,
    may: ["server, basics", "server, process", "server/db", "server/discovery", "server/ports", "server/security"].map(
      types,
    ),
    packages: noSql,
    message: "The services are types: main.ts makes them.",
  },
  folder(
    "server/domain",
    ["server, basics", "sdk/contracts", types("sdk/contracts/requests")],
    "Rules of selling know the contracts, the clock and errors alone.",
    ["temporal-polyfill", "valibot"],
  ),
  folder(
    "server/db",
    [...basics, "server, process", "server/domain", "server/settings"],
    "Queries know the tables and the rules of selling alone.",
  ),
  {
    name: "server/ports, the embedded timetable",
    files: /^server\/ports\/timetable\/(?:embedded\/(?:gtfs|file|router)\/|stop-ids\.ts$)/,
    may: [],
    packages: ["node:", "temporal-polyfill", "yauzl"],
    message: "Feed, file and router of the timetable know nothing of the shop: a port stands on them.",
  },
  folder(
    "server/ports",
    [
      ...basics,
      ...database,
      "server, process",
      "server/ports, the embedded timetable",
      "server/security",
      "server/settings",
      "server/words",
    ],
    "Ports know queries, rules and security: what writes mails or presents is given to them.",
    noSql,
  ),
  folder(
    "server/security",
    [...basics, ...database, "server, process", types("server/ports"), types("server/services.ts"), "server/settings"],
    "Security knows queries and rules: ports are given to it.",
    noSql,
  ),
  folder(
    "server/presenters",
    [...basics, "server/domain", types("server/db"), "server/ports", "server/words"],
    "A presenter is a pure function of what a query has read: it knows rows, rules and ports.",
    noSql,
  ),
  folder(
    "server/discovery",
    [...basics, ...database, answers, "server, process", "server/ports", "server/words"],
    "The read model of lists knows queries, ports and answers of presenters: reads and routes stand on it.",
    noSql,
  ),
  folder(
    "server/reads",
    [
      "sdk/contracts/calls/index.ts",
      ...basics,
      ...database,
      "server/discovery",
      "server/presenters",
      types("server/services.ts"),
      "server/settings",
    ],
    "A read knows queries, discovery and presenters: routes and pages share it.",
    noSql,
  ),
  folder(
    "server/catalogue",
    [...basics, ...database, "server/ports"],
    "The catalogue knows queries, rules and ports.",
    noSql,
  ),
  folder(
    "server/commands",
    [
      ...basics,
      ...database,
      answers,
      "server, process",
      "server/catalogue",
      "server/discovery",
      "server/ports",
      "server/security",
      types("server/services.ts"),
      "server/settings",
      "server/words",
    ],
    "A command knows queries, ports, answers of presenters and the rules of selling.",
    noSql,
  ),
  folder("server/http", [...basics, "server, process", "server/ports"], "HTTP knows ports alone.", noSql),
  folder(
    "server/jobs",
    [
      ...basics,
      ...database,
      "server, process",
      "server/catalogue",
      "server/commands",
      "server/ports",
      "server/presenters",
      "server/security",
      types("server/services.ts"),
      "server/settings",
      "server/shop",
      "server/words",
    ],
    "Jobs run by themselves: they know commands and presenters, no route, no test and no demo.",
    noSql,
  ),
  folder(
    "server/shop",
    [
      ...basics,
      ...database,
      "server, process",
      "server/content",
      "server/discovery",
      "server/http",
      "server/ports",
      "server/presenters",
      "server/reads",
      types("server/services.ts"),
      "server/settings",
      "server/words",
      "sdk/contracts/calls/index.ts",
      "sdk/snippets",
      "host-site, shapes",
      "host-site/pages",
      "host-site/routes",
      "host-site/shell",
    ],
    "Pages are composed of what is read: no command, no route, no test and no demo.",
    noSql,
  ),
  folder(
    "server/content",
    ["sdk/contracts", types("host-site, shapes")],
    "Readers of texts know the contracts and the host site's shapes alone.",
    noSql,
  ),
  folder(
    "server/words",
    [
      "sdk/contracts",
      "server/content",
      "host-site/pages",
      "host-site/shell",
      { from: "host-site/affiliate", names: /^words$|^[A-Z]/ },
    ],
    "Readers of words know the contracts and the host site's words alone.",
    noSql,
  ),
  folder(
    "server/settings",
    ["sdk/contracts", types("server/domain"), types("server, process"), types("host-site, shapes")],
    "Settings know the contracts and shapes alone.",
    noSql,
  ),
  folder("server/releases", [types("sdk/contracts/calls")], "The store of released versions knows files alone.", [
    "node:",
    "valibot",
    "temporal-polyfill",
  ]),
  folder(
    "server/doctor",
    [...basics, "server/security", "sdk/snippets"],
    "The doctor reads strangers' pages: it knows contracts, snippets and which networks are public.",
    ["node:", "p-limit", "parse5"],
  ),
  folder("server/backup", ["server/db", "server, basics"], "Backups know the database alone.", noSql),
  folder(
    "server/demo-shop",
    [
      ...basics,
      ...database,
      "server, process",
      "server/catalogue",
      { from: "server/commands", names: /^(createRebate|endCode|ensureDistributor|issueVoucher|termsByDefault)$/ },
      "server/ports",
      "server/ports, the embedded timetable",
      types("server/services.ts"),
      "server/settings",
    ],
    "The demo shop knows the catalogue, ports, and how a distributor and codes are made.",
    noSql,
  ),
  folder(
    "server/routes",
    [
      "sdk/contracts/calls/index.ts",
      ...basics,
      ...database,
      "server, process",
      "server/catalogue",
      "server/commands",
      "server/content",
      "server/discovery",
      "server/doctor",
      "server/http",
      "server/ports",
      "server/presenters",
      { from: "sdk, entries", names: /^version$/ },
      "server/reads",
      "server/releases",
      "server/security",
      types("server/services.ts"),
      "server/settings",
      "server/shop",
      "server/words",
      types("host-site, shapes"),
      "host-site/routes",
    ],
    "Routes know what is below them: no job, no test and no demo.",
    noSql,
  ),
  {
    name: "server/app.ts",
    files: /^server\/app\.ts$/,
    may: [
      "server, basics",
      "server, process",
      "server/http",
      "server/ports",
      "server/routes",
      types("server/services.ts"),
    ],
    packages: noSql,
    message: "The app is made of routes and http; main.ts gives it the rest.",
  },
  {
    name: "server/search-worker.ts",
    files: /^server\/search-worker\.ts$/,
    may: [...basics, "server, process", "server/db", "server/ports", "server/presenters"],
    packages: noSql,
    message: "The search index's thread knows its port and what presents its hits.",
  },
  {
    name: "server/timetable-worker.ts",
    files: /^server\/timetable-worker\.ts$/,
    may: [...basics, "server, process", "server/ports"],
    packages: noSql,
    message: "The timetable's thread knows its port.",
  },
  {
    name: "server/main.ts",
    files: /^server\/main\.ts$/,
    may: [
      "server/app.ts",
      ...basics,
      ...database,
      "server, process",
      "server/commands",
      "server/content",
      "server/demo-shop",
      "server/discovery",
      "server/jobs",
      "server/ports",
      "server/presenters",
      "server/security",
      types("server/services.ts"),
      "server/settings",
      "server/words",
    ],
    packages: noSql,
    message: "main.ts puts the rooms of the server together; it knows no test.",
  },
  folder(
    "server/testing",
    [
      "fixtures",
      "server/app.ts",
      ...basics,
      ...database,
      "server, process",
      "server/catalogue",
      "server/commands",
      "server/discovery",
      "server/jobs",
      "server/ports",
      "server/presenters",
      "server/security",
      types("server/services.ts"),
    ],
    "The server's tests import contracts and the server alone.",
    noSql,
  ),
];

// The host site, from the bottom

const clientSdk = [...shapes, "sdk/client", "sdk/ui"];
const hostBase = [...clientSdk, "host-site, shapes"];
const hostForms = [
  ...hostBase,
  "host-site/shell",
  "host-site/forms",
  "host-site/lists",
  "host-site/sections",
  "host-site/bookings",
];

const hostSite: readonly Room[] = [
  {
    name: "host-site, shapes",
    files:
      /^host-site\/(?:api|article|code-block|copy-button|element|json-block|long-date|operator|page|page-picture|rendering)\.tsx?$/,
    may: [...clientSdk, types("host-site/shell")],
    message: "What every page uses imports the SDK's contracts, client and pieces of views.",
  },
  folder("host-site/ticket", [], "Scripts of web tickets import nothing: each is one file.", []),
  folder("host-site/styles", [], "Styles import styles.", ["tailwindcss"]),
  folder("host-site/routes", ["sdk/contracts"], "Addresses know contracts alone."),
  folder("host-site/hydration", ["sdk/contracts"], "Hydration knows contracts alone: the shell stands on it."),
  {
    name: "host-site/machines, charts",
    files: /^host-site\/machines\/([^/]*)\.machine\.ts$/,
    may: [{ from: "host-site/machines", only: "types" }],
    packages: ["xstate"],
    message: "The host site's machines see XState and their own types alone; effects are passed in.",
  },
  folder(
    "host-site/machines",
    ["host-site/machines, charts", types("host-site, shapes"), types("host-site/shell"), ...shapes],
    "Beside a machine stand its types.",
  ),
  folder(
    "host-site/shell",
    [...hostBase, "host-site/hydration", "host-site/routes"],
    "The shell stands below all pages: it knows neither pages, account, team nor the browser's part.",
  ),
  {
    name: "host-site/with-code.tsx",
    files: /^host-site\/with-code\.tsx$/,
    may: [...hostBase, types("host-site/shell"), "host-site/pages"],
    message: "A part with code of its own knows the piece that says what could not be loaded.",
  },
  folder(
    "host-site/forms",
    [
      ...hostBase,
      "host-site/machines",
      "host-site/machines, charts",
      "host-site/shell",
      "sdk/payment and sdk/human-check",
    ],
    "Forms know the shell alone: pages, account and team stand on them.",
  ),
  folder(
    "host-site/lists",
    [...hostBase, "host-site/shell", "host-site/forms"],
    "Pieces of lists know neither account nor team.",
  ),
  folder(
    "host-site/sections",
    [...hostBase, "host-site/shell"],
    "What the sections of the account and of the team share knows neither.",
  ),
  folder(
    "host-site/bookings",
    [...hostBase, "host-site/sections", "host-site/shell"],
    "A booking's amounts and states know neither account nor team.",
  ),
  folder(
    "host-site/requests",
    [...hostForms, "host-site/with-code.tsx"],
    "What the team and a supplier answer alike knows neither account nor team.",
  ),
  folder(
    "host-site/supplier",
    [...hostForms, "host-site/with-code.tsx"],
    "What the account shares with the supplier stands in forms or lists.",
  ),
  folder(
    "host-site/affiliate",
    [...hostForms, "host-site/with-code.tsx"],
    "What the account shares with the affiliate's section stands in forms or lists.",
  ),
  folder(
    "host-site/invoices",
    [...hostForms, "host-site/with-code.tsx"],
    "What the account shares with the section about invoices stands in forms or lists.",
  ),
  folder(
    "host-site/shares",
    [...hostForms, "host-site/with-code.tsx", "sdk/payment and sdk/human-check"],
    "The pages of a shared payment know forms, lists and the provider's card form.",
  ),
  folder(
    "host-site/doctor",
    [...hostForms, "host-site/with-code.tsx"],
    "The doctor's form knows forms and calls alone.",
  ),
  folder(
    "host-site/admin",
    [...hostForms, "host-site/requests", "host-site/routes", "host-site/with-code.tsx"],
    "What the account shares with the team stands in forms or lists.",
  ),
  folder(
    "host-site/account",
    [
      ...hostForms,
      "host-site/admin",
      "host-site/affiliate",
      "host-site/client",
      "host-site/invoices",
      "host-site/routes",
      "host-site/with-code.tsx",
      types("host-site/pages"),
    ],
    "The account knows forms, lists and the team's section.",
  ),
  folder(
    "host-site/pages",
    [
      ...hostBase,
      "host-site/account",
      "host-site/doctor",
      "host-site/requests",
      "host-site/routes",
      "host-site/shares",
      "host-site/shell",
      "host-site/supplier",
      "host-site/with-code.tsx",
      "sdk/snippets",
    ],
    "Pages are rendered by the server too: they know nothing of the browser's part.",
  ),
  folder(
    "host-site/consent",
    [...hostBase, "host-site/shell", "sdk/elements/_kit"],
    "The question for consent knows the shell, and the global that elements give a page.",
  ),
  {
    name: "host-site, entries",
    files: /^host-site\/(?:client|head|server|shop)\.tsx$/,
    may: [
      ...hostBase,
      "host-site/client",
      "host-site/consent",
      "host-site/hydration",
      "host-site/pages",
      "host-site/shell",
    ],
    message: "The entries put the shell and the pages together.",
  },
  folder(
    "host-site/client",
    [
      ...hostBase,
      "host-site, entries",
      "host-site/hydration",
      "host-site/machines",
      "host-site/machines, charts",
      "host-site/pages",
      "host-site/shell",
    ],
    "The browser's part knows shell, pages and machines.",
  ),
];

// What builds, measures, tests and configures

const product = [...sdk, ...server, ...hostSite].map(({ name }) => name);
const toolMessage = "Tools and configuration import neither tests nor demo: read their files.";

export const rooms: readonly Room[] = [
  { name: "declarations", files: /\.d\.ts$/, may: product, message: "Declarations name shapes of the product." },
  folder("demo", product, "The demo imports the product, no tests."),
  { name: "fixtures", files: /\.fixture\.tsx?$/, may: [...product, "tests"], message: "Nothing imports demo." },
  {
    name: "tests",
    files: /^tests\/|\.test\.tsx?$/,
    may: [...product, "declarations", "fixtures", "scripts", "bench", "bench/listing-page.ts", "configuration"],
    message: "Nothing imports demo: read its files, or take a fixture.",
  },
  ...sdk,
  ...server,
  ...hostSite,
  folder("scripts", [...product, "declarations"], toolMessage),
  {
    name: "bench/listing-page.ts",
    files: /^bench\/listing-page\.ts$/,
    // It measures the world of answers that the elements' tests have too.
    may: [...product, "bench", "scripts", "tests"],
    message: toolMessage,
  },
  folder("bench", [...product, "bench/listing-page.ts", "scripts"], toolMessage),
  {
    name: "configuration of tests",
    files: /^(?:playwright|web-test-runner)\.config\.[jt]s$/,
    may: [...product, "configuration", "scripts", "tests"],
    message: "Nothing imports demo: read its files, or take a fixture.",
  },
  { name: "configuration", files: /^[^/]+$/, may: [...product, "scripts"], message: toolMessage },
];
