import type { Client } from "../client/client.ts";

const memory = new WeakMap<Client, Map<string, Promise<unknown>>>();

/**
 * Requests once by key and caches the answer while the page lives (discovery spec §7, "cached in memory by key and
 * never re-fetched"), for all elements of an API base. A failure is not cached.
 */
export function remembered<Answer>(client: Client, key: string, request: () => Promise<Answer>): Promise<Answer> {
  const answers = memory.get(client) ?? new Map<string, Promise<unknown>>();
  memory.set(client, answers);
  const known = answers.get(key) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = request();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}
