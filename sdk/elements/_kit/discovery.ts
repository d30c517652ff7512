import type { DiscoveryActor, Services } from "./record.ts";

/** The module that starts a group's discovery actor. A glob, so that its code is a chunk of its own. */
const modules = import.meta.glob<{ startDiscovery(services: Services): DiscoveryActor }>(
  "../listing/start-discovery.ts",
);

const groups = new Map<string, Promise<DiscoveryActor>>();

/**
 * The one discovery actor of a group of elements, by API base and language; a failed load is tried again with the next
 * call. Whoever made up a group for itself stops its actor in the end, and the group is forgotten.
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
