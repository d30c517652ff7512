import { resolve } from "node:path";
import { natives } from "./guard-natives.ts";
import { once, type Reach } from "./reach.ts";
import { runtime } from "./shared.ts";

const kit = resolve("sdk/elements/_kit/define.ts");

/** Where `Array.from` comes from in a partner's page, which may have one of its own. */
export const arrayFrom = resolve("sdk/elements/_kit/array-from.ts");

/** What a list shows in place of the server's cards. */
const resultViews = ["card", "nothing", "suggestions"].map((name) => resolve(`sdk/elements/listing/${name}.tsx`));

/** What may be on a partner's page at the preview; the other elements come after a step of the visitor's. */
export const previewEntries = (files: ReadonlyMap<string, string>): string[] => [
  kit,
  ...filesOf(files, ["button", "booking", "probe"]),
];

/** How the elements are divided into chunks on a partner's page. */
export function sdkChunks(reach: Reach, files: ReadonlyMap<string, string>) {
  const ofPreview = once(() => reach.of([kit, ...filesOf(files, ["booking"])], isUnusedAtFirst));
  const ofOthers = once(() =>
    reach.ofAll(
      filesOf(
        files,
        [...files.keys()].filter((name) => name !== "booking" && name !== "transport"),
      ),
    ),
  );
  const sharedAttributes = () => [...ofPreview()].filter((id) => id.includes("contracts/elements/attributes"));
  const ofKit = once(() => reach.of([kit, arrayFrom, natives, ...sharedAttributes()], isUnusedAtFirst));
  /** A partner's list has no cards of the server's: it begins with what the shop's loads later. */
  const atFirst = (name: string) => [...filesOf(files, [name]), ...(name === "listing" ? resultViews : [])];
  const ofEach = once(() => [...files.keys()].map((name) => reach.of(atFirst(name))));
  /** The booking widget's later steps shall not carry what lists and pages of activities share. */
  const ofSteps = once(() => reach.ofAll(filesOf(files, ["booking"])));
  /**
   * What several elements need statically comes with all of them: small things with two, the rest with three. Fewer,
   * larger files, and a short manifest. A booking's conditions are said by pages of activities, by the later steps and
   * by the basket.
   */
  const isShared = (id: string) =>
    id.includes("/sdk/parts/conditions/") ||
    ofEach().filter((reached) => reached.has(id)).length >= (/\/sdk\/(ui|contracts)\/|node_modules/.test(id) ? 2 : 3);
  /** What every machine needs: the loader requests it together with the kit. */
  const withMachines = (id: string) =>
    /node_modules\/xstate\/|(_kit\/(record|cart|discovery)|client\/signer)\.ts/.test(id) ||
    (id.includes("rolldown/runtime") && runtime === "preact");
  /**
   * What every element needs, and what the preview shares with others, is one chunk: better compressed, and one
   * request. It may import none of the others: they would run before it.
   */
  const isRuntime = (id: string) =>
    ofKit().has(id) || (ofPreview().has(id) && (ofOthers().has(id) || /node_modules\/(?!lucide)/.test(id)));
  /** A page of buttons alone carries nothing of the booking widget's later steps before a press. */
  const ofButton = once(() => reach.of(filesOf(files, ["button"])));
  /** The configurator shares fields and notices with the later steps, and carries nothing else of them. */
  const ofConfigurator = once(() => reach.of(filesOf(files, ["configurator"])));
  /** `diagnose()` needs it too: a file of its own would be one more that every loader names. */
  const isOfPolicy = (id: string) => id.includes("/sdk/contracts/needed-policy.ts");
  const ofListing = once(() => reach.of(filesOf(files, ["listing"])));
  const ofDiscovery = once(() => reach.of([resolve("sdk/parts/discovery/start-discovery.ts")]));
  const ofResults = once(() => reach.of(resultViews));
  /** What a list shares with its later parts, but not with a map alone. */
  const isOfList = (id: string) => !id.endsWith(".element.ts") && ofListing().has(id) && !ofDiscovery().has(id);
  return [
    { name: "xstate", test: withMachines },
    { name: "runtime", test: isRuntime },
    { name: "booking-preview", test: (id: string) => ofPreview().has(id) },
    { name: "with-buttons", test: (id: string) => isShared(id) && ofButton().has(id) },
    { name: "with-fields", test: (id: string) => (isShared(id) && ofConfigurator().has(id)) || isOfPolicy(id) },
    { name: "steps", test: (id: string) => isShared(id) && ofSteps().has(id) },
    { name: "shared", test: isShared },
    { name: "list", test: isOfList },
    { name: "discovery", test: (id: string) => ofListing().has(id) && ofDiscovery().has(id) },
    { name: "results", test: (id: string) => ofResults().has(id) },
  ];
}

function filesOf(files: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  return names.flatMap((name) => (files.has(name) ? [resolve(files.get(name)!)] : []));
}

/** Sentences with elements inside are written by a file that Lingui's index reaches and the preview does not use. */
function isUnusedAtFirst(id: string): boolean {
  return id.includes("@lingui/react/dist/shared");
}
