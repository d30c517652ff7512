import type { ReservationRequest } from "../../sdk/contracts/cart.ts";
import { boat } from "../../server/catalogue/fixtures/small.ts";

/** What became of an attempt; `interrupted` when the connection broke before an answer. */
export type Attempt = { readonly kind: "held"; readonly reservationId: string } | { readonly kind: "full" } | { readonly kind: "interrupted" } | { readonly kind: "failed"; readonly answer: string };

export async function askToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/csrf-token/`);
  return ((await response.json()) as { csrfToken: string }).csrfToken;
}

/** Tries to hold seats of a slot over HTTP. */
export async function tryToHold(origin: string, token: string, availabilityId: string, numGuests: number, key?: string): Promise<Attempt> {
  const body: ReservationRequest = { activityId: boat.mappedId, availabilityId, selection: [{ ticketCategoryId: boat.adult, numGuests }], locale: "en_CH", doCreateCart: true };
  try {
    const response = await fetch(`${origin}/api/reservations`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf-token": token, ...(key ? { "idempotency-key": key } : {}) },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.ok) return { kind: "held", reservationId: (JSON.parse(text) as { reservationId: string }).reservationId };
    return text.includes("availability_full") ? { kind: "full" } : { kind: "failed", answer: text };
  } catch {
    return { kind: "interrupted" };
  }
}
