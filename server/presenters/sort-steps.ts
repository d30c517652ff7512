import type { HistoryTable } from "../db/schema.ts";

/** Order of entities whose steps have the same instant. */
const order = ["payment_attempt", "reservation", "booking"];

/**
 * Steps as they were taken, the oldest first. Several may carry the same instant: of one thing, each follows from the
 * state before it.
 */
export function sortSteps(history: readonly HistoryTable[]): HistoryTable[] {
  const rest = new Map<string, HistoryTable[]>();
  for (const step of history) rest.set(step.entity_id, [...(rest.get(step.entity_id) ?? []), step]);
  const chains = [...rest.values()].flatMap(inChain);
  return chains.sort((one, other) =>
    one.at === other.at ? order.indexOf(one.entity) - order.indexOf(other.entity) : one.at < other.at ? -1 : 1,
  );
}

function inChain(steps: readonly HistoryTable[]): HistoryTable[] {
  const left = [...steps].sort((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));
  const chain: HistoryTable[] = [];
  for (let state: string | null = null; left.length > 0;) {
    const next = Math.max(
      0,
      left.findIndex((step) => step.from_state === state && step.at === left[0]!.at),
    );
    const [step] = left.splice(next, 1);
    chain.push(step!);
    state = step!.to_state;
  }
  return chain;
}
