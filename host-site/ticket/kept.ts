const cacheName = "gipfel-tickets";

/** Links that are wrong, taken back or over. */
const goneStatuses = new Set([403, 404, 410]);

export function openKept(): Promise<Cache> {
  return caches.open(cacheName);
}

/** The kept page of an address; undefined where there is none. */
export function findKept(cache: Cache, address: string): Promise<Response | undefined> {
  return cache.match(address, { ignoreVary: true });
}

/**
 * Keeps what the shop has answered for an address, and drops what it has taken back and pages whose visit is over.
 * Returns whether the answer is about the ticket: an error of the shop's says nothing about it.
 */
export async function keep(cache: Cache, address: string, response: Response): Promise<boolean> {
  if (response.ok) await cache.put(address, response);
  else if (goneStatuses.has(response.status)) await cache.delete(address, { ignoreVary: true });
  else return false;
  for (const other of await cache.keys()) {
    const expires = (await findKept(cache, other.url))?.headers.get("expires");
    if (expires && Date.parse(expires) < Date.now()) await cache.delete(other, { ignoreVary: true });
  }
  return true;
}
