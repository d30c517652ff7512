import { resolve } from "node:path";
import { once, type Reach } from "./reach.ts";

const kit = resolve("sdk/elements/_kit/define.ts");
const shell = resolve("host-site/client.tsx");
const discovery = resolve("sdk/parts/discovery/start-discovery.ts");
/** What starts machines and shared actors; elements import it, the kit doesn't. */
const machines = ["record", "cart", "discovery"].map((name) => resolve(`sdk/elements/_kit/${name}.ts`));

/**
 * How the shop's client and its elements are divided into chunks. Every group but the last is closed: what a module of
 * it imports is in it or in one before it, so that chunks never wait for each other.
 */
export function shopChunks(reach: Reach, files: ReadonlyMap<string, string>) {
  const element = (name: string) => (files.has(name) ? [resolve(files.get(name)!)] : []);
  const elements = [...files.keys()].flatMap(element);
  const ofShell = once(() => reach.of([shell]));
  const ofKit = once(() => reach.of([kit]));
  const ofElements = once(() => reach.ofAll([kit, ...elements]));
  const ofMachines = once(() => reach.of(machines));
  const ofEach = once(() => elements.map((file) => reach.of([file])));
  const ofEachPart = once(() => [...ofEach(), ...reach.loadedLater().map((id) => reach.of([id]))]);
  // A page of a list has the newsletter at its foot, and starts its group's discovery.
  const ofLists = once(() => reach.of([...["listing", "newsletter"].flatMap(element), discovery]));
  const count = (sets: readonly ReadonlySet<string>[], id: string) => sets.filter((reached) => reached.has(id)).length;
  const reachesSchemas = (id: string) => [...reach.of([id])].some((reached) => reached.includes("/valibot/"));
  return [
    // React or its stand-in, and what the shell shares with elements: there before any element. A contract's module may
    // reach schemas that the shell doesn't use.
    { name: "runtime", test: (id: string) => ofShell().has(id) && ofElements().has(id) && !reachesSchemas(id) },
    { name: "kit", test: (id: string) => ofKit().has(id) },
    { name: "xstate", test: (id: string) => ofMachines().has(id) },
    // Lists shall not carry what only other elements share.
    { name: "shared-with-lists", test: (id: string) => ofLists().has(id) && count(ofEachPart(), id) >= 2 },
    { name: "shared", test: (id: string) => count(ofEach(), id) >= 3 },
  ];
}
