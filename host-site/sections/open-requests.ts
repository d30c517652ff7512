import { useEffect, useState } from "react";
import { listAdminRequests } from "../../sdk/contracts/calls/admin/requests.ts";
import { callApi } from "../api.ts";
import { inRequestOrder } from "./in-order.ts";

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
    const show = inRequestOrder<{ readonly total: number }>(({ total }) => isGone || set(total));
    const read = () => show(callApi(listAdminRequests, { query: { page: "1" } }));
    read();
    listeners.add(read);
    return () => {
      isGone = true;
      listeners.delete(read);
    };
  }, [isAdmin, section]);
  return count;
}
