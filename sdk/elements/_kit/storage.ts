import type { PageStorage } from "./record.ts";

/**
 * The page's `localStorage`; memory where it throws (sandboxed frame, blocked cookies) or is full.
 */
export function pageStorage(): PageStorage {
  const memory = new Map<string, string>();
  const reach = <Answer>(act: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return act(window.localStorage);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? reach((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const isStored = reach((storage) => (storage.setItem(key, value), true));
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored === true;
    },
    remove(key) {
      memory.delete(key);
      reach((storage) => storage.removeItem(key));
    },
  };
}
