import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getCart, createReservation, deleteReservation } from "../contracts/calls/cart.ts";
import { referral } from "../contracts/calls/session.ts";
import { ApiError } from "./api-error.ts";
import { createClient } from "./client.ts";

interface SentRequest {
  readonly path: string;
  readonly token: string | null;
}

/** A client of a shop that answers as `answer` says, by path; it records the requests. */
function clientOf(answer: (requests: SentRequest) => Response) {
  const requests: SentRequest[] = [];
  const client = createClient("https://shop.test/api", async (address, request) => {
    const one = { path: new URL(String(address)).pathname, token: new Headers(request?.headers).get("x-csrf-token") };
    requests.push(one);
    return answer(one);
  });
  return { client, requests };
}

const says = (body: unknown, status = 200) => Response.json(body, { status });
const isTokenRequest = ({ path }: SentRequest) => path.includes("csrf-token");
const remove = { params: { reservationId: "r-1" } };

test("[P8.07] aborts a request when no CSRF token can be fetched, and sends nothing else", async () => {
  const { client, requests } = clientOf((one) => (isTokenRequest(one) ? says({}, 503) : says({})));
  await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({
    name: "ApiError",
    status: 0,
    code: "csrf_unobtainable",
    message: "Failed to obtain CSRF token. Request aborted.",
  });
  expect(requests.every(isTokenRequest)).toBe(true);
});

test("[P8.07] fetches the token again with the next request when it could not be fetched", async () => {
  let isUp = false;
  const { client, requests } = clientOf((one) =>
    isTokenRequest(one)
      ? isUp
        ? says({ csrfToken: "t" })
        : says({}, 503)
      : says({ code: "reservation_not_found", message: "", fields: {} }, 404),
  );
  await expect(client.send(deleteReservation, remove)).rejects.toBeInstanceOf(ApiError);
  isUp = true;
  await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({
    status: 404,
    code: "reservation_not_found",
  });
  expect(requests.at(-1)?.token).toBe("t");
});

test("replaces a token that the server refuses, and sends the request once more", async () => {
  let tokens = 0;
  const { client, requests } = clientOf((one) => {
    if (isTokenRequest(one)) return says({ csrfToken: `t${++tokens}` });
    return one.token === "t1"
      ? says({ code: "csrf_invalid", message: "", fields: {} }, 403)
      : says({ code: "hold_expired", message: "", fields: {} }, 409);
  });
  await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({ code: "hold_expired" });
  expect(requests.map(({ token }) => token)).toEqual([null, "t1", null, "t2"]);
});

test("gives up after one retry when the server refuses every token", async () => {
  const { client, requests } = clientOf((one) =>
    isTokenRequest(one) ? says({ csrfToken: "t" }) : says({ code: "csrf_invalid", message: "", fields: {} }, 403),
  );
  await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({ status: 403, code: "csrf_invalid" });
  expect(requests).toHaveLength(4);
});

test("shares one token between concurrent requests, and sends none when reading", async () => {
  const { client, requests } = clientOf((one) =>
    isTokenRequest(one) ? says({ csrfToken: "t" }) : says({ code: "cart_not_found", message: "", fields: {} }, 404),
  );
  await Promise.allSettled([client.send(deleteReservation, remove), client.send(deleteReservation, remove)]);
  expect(requests.filter(isTokenRequest)).toHaveLength(1);
  await expect(client.send(getCart, { params: { cartId: "c-1" } })).rejects.toMatchObject({
    status: 404,
    code: "cart_not_found",
  });
  expect(requests.at(-1)).toEqual({ path: "/api/carts/c-1", token: null });
});

test("rejects a response that does not fit its contract", async () => {
  const { client } = clientOf((one) => (isTokenRequest(one) ? says({ csrfToken: "t" }) : says({ reservation: {} })));
  const body = {
    activityId: 1,
    availabilityId: "a",
    selection: [{ ticketCategoryId: 1, numGuests: 1 }],
    locale: "de_CH",
    doCreateCart: true,
  } as const;
  await expect(
    client.send(createReservation, { body: { ...body, selection: [...body.selection] } }),
  ).rejects.toMatchObject({ code: "unexpected_answer" });
});

describe("without a response", () => {
  const client = createClient("https://shop.test/api", () => Promise.reject(new TypeError("Failed to fetch")));
  const request = () => client.send(getCart, { params: { cartId: "c-1" } });

  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("reports offline when the browser has no connection", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await expect(request()).rejects.toMatchObject({ status: 0, code: "offline" });
  });

  test("reports unreachable when the browser is online and the server does not respond", async () => {
    await expect(request()).rejects.toMatchObject({ status: 0, code: "unreachable" });
  });

  test("gives the cause when the token could not be fetched", async () => {
    await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({
      code: "csrf_unobtainable",
      fields: { cause: "unreachable" },
    });
  });

  test("says nothing where nobody waits for the answer: a blocker of ads stops such calls", async () => {
    await expect(client.send(referral, { body: { referral_code: "4182" } }, { keepalive: true })).rejects.toThrow();
    expect(console.warn).not.toHaveBeenCalled();
  });

  /** An answer whose body ends with a failure. */
  const breakingOff = (failure: unknown) =>
    new Response(new ReadableStream({ start: (body) => body.error(failure) }), { status: 200 });

  test("logs nothing about api-base when the caller aborts the request", async () => {
    const ending = new AbortController();
    const cancelled = createClient("https://shop.test/api", (_, init) => {
      const aborted = new Promise<never>((_resolve, reject) =>
        init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason)),
      );
      const body = new ReadableStream({ start: (stream) => void aborted.catch((cause) => stream.error(cause)) });
      return Promise.resolve(new Response(body, { status: 200 }));
    });
    const answer = cancelled.send(getCart, { params: { cartId: "c-1" } }, { signal: ending.signal });
    setTimeout(() => ending.abort());
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test("reports a lost connection when the response breaks off", async () => {
    const broken = createClient("https://shop.test/api", () =>
      Promise.resolve(breakingOff(new TypeError("network error"))),
    );
    await expect(broken.send(getCart, { params: { cartId: "c-1" } })).rejects.toMatchObject({
      status: 0,
      code: "unreachable",
    });
    expect(vi.mocked(console.warn).mock.calls.flat().join()).not.toContain("not as Gipfel's API does");
  });
});
