import type { FindingActor, Services } from "./record.ts";

/** The module that starts a group's finding actor. A glob, so that its code is a chunk of its own. */
const modules = import.meta.glob<{ startFinding(services: Services): FindingActor }>("../listing/start-finding.ts");

const groups = new Map<string, Promise<FindingActor>>();

/**
 * The one finding actor of a group of elements, by API base and language; a failed load is tried again with the next call. Whoever
 * made up a group for itself stops its actor in the end, and the group is forgotten.
 */
export function sharedFinding(services: Services, group: string): Promise<FindingActor> {
  const key = [services.apiBase, services.locale, group].join(" ");
  let finding = groups.get(key);
  if (!finding) {
    const load = Object.values(modules)[0];
    finding = load
      ? load().then((module) => forgottenWhenStopped(key, module.startFinding(services)))
      : Promise.reject(new Error("This build has no listing."));
    groups.set(key, finding);
    finding.catch(() => groups.delete(key));
  }
  return finding;
}

function forgottenWhenStopped(key: string, actor: FindingActor): FindingActor {
  actor.subscribe({ complete: () => void groups.delete(key) });
  return actor;
}
