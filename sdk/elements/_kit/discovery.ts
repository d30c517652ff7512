import type { DiscoveryActor, Services } from "./record.ts";

/**
 * The module that starts a group's discovery actor. A glob, so that its code is a chunk of its own; a part that the kit
 * names, for the reason in `cart.ts`.
 */
const modules = import.meta.glob<{ startDiscovery(services: Services): DiscoveryActor }>(
  "../../parts/discovery/start-discovery.ts",
);

const groups = new Map<string, Promise<DiscoveryActor>>();

/**
 * The one discovery actor of a group of elements, by API base and language; the next call retries a failed load. An
 * element with a group of its own stops the actor when it ends, which removes the group.
 */
export function sharedDiscovery(services: Services, group: string): Promise<DiscoveryActor> {
  const key = [services.apiBase, services.locale, group].join(" ");
  let discovery = groups.get(key);
  if (!discovery) {
    const load = Object.values(modules)[0];
    discovery = load
      ? load().then((module) => forgottenWhenStopped(key, module.startDiscovery(services)))
      : Promise.reject(new Error("This build has no listing."));
    groups.set(key, discovery);
    discovery.catch(() => groups.delete(key));
  }
  return discovery;
}

function forgottenWhenStopped(key: string, actor: DiscoveryActor): DiscoveryActor {
  actor.subscribe({ complete: () => void groups.delete(key) });
  return actor;
}
