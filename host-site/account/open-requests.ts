import { useEffect, useState } from "preact/hooks";
import type { listAdminRequests } from "../../sdk/contracts/admin.ts";
import { ask } from "../forms/ask.ts";
import { wire } from "../forms/wire.ts";

const list = wire<typeof listAdminRequests>("GET", "/admin/requests/");
const listeners = new Set<() => void>();

/** After a request was answered: the count in the menu follows. */
export function noteRequestAnswered(): void {
  for (const read of listeners) read();
}

/**
 * How many bookings wait for an answer; null while that is unknown, and for everybody but the team. Read again whenever
 * `section` changes.
 */
export function useOpenRequests(isAdmin: boolean, section: string | null): number | null {
  const [count, set] = useState<number | null>(null);
  useEffect(() => {
    if (!isAdmin) return;
    let isGone = false;
    let asked = 0;
    let shown = 0;
    // Answers can arrive in another order than they were asked for.
    const read = () => {
      const own = ++asked;
      void ask(list, { query: { page: "1" } }).then(
        ({ total }) => {
          if (isGone || own < shown) return;
          shown = own;
          set(total);
        },
        () => {},
      );
    };
    read();
    listeners.add(read);
    return () => {
      isGone = true;
      listeners.delete(read);
    };
  }, [isAdmin, section]);
  return count;
}
