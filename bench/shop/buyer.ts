import { Agent, request } from "node:http";
import type { ReservationRequest } from "../../sdk/contracts/requests/cart.ts";
import { boat } from "../../server/catalogue/fixtures/small.ts";

/** What became of an attempt; `interrupted` when the connection broke before an answer. */
export type Attempt =
  | { readonly kind: "held"; readonly reservationId: string }
  | { readonly kind: "full" }
  | { readonly kind: "interrupted" }
  | { readonly kind: "failed"; readonly answer: string };

/**
 * Connections are kept, as a browser keeps them; the buyer shares the processor with the server, so it does as little
 * as it can.
 */
const agent = new Agent({ keepAlive: true });

/** Of the session that `role` names in the benchmark's shop; without it a guest's. */
export async function askToken(origin: string, role = "guest"): Promise<string> {
  const { text } = await send("GET", `${origin}/api/csrf-token/`, { "x-role": role });
  return (JSON.parse(text) as { csrfToken: string }).csrfToken;
}

/** Tries to hold seats of a slot over HTTP. */
export async function tryToHold(
  origin: string,
  token: string,
  availabilityId: string,
  numGuests: number,
  key?: string,
): Promise<Attempt> {
  const body: ReservationRequest = {
    activityId: boat.mappedId,
    availabilityId,
    selection: [{ ticketCategoryId: boat.adult, numGuests }],
    locale: "en_CH",
    doCreateCart: true,
  };
  const headers = {
    "content-type": "application/json",
    "x-csrf-token": token,
    ...(key ? { "idempotency-key": key } : {}),
  };
  try {
    const { status, text } = await send("POST", `${origin}/api/reservations`, headers, JSON.stringify(body));
    if (status === 200)
      return { kind: "held", reservationId: (JSON.parse(text) as { reservationId: string }).reservationId };
    return text.includes("availability_full") ? { kind: "full" } : { kind: "failed", answer: text };
  } catch {
    return { kind: "interrupted" };
  }
}

/** One request, read to its end; rejects when the connection breaks. */
function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
