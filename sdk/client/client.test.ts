import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getCart, createReservation, deleteReservation } from "../contracts/cart.ts";
import { ApiError } from "./api-error.ts";
import { createClient } from "./client.ts";

interface Asked {
  readonly path: string;
  readonly token: string | null;
}

/** A client of a shop that answers as `answer` says, by path; what it was asked is written down. */
function clientOf(answer: (asked: Asked) => Response) {
  const asked: Asked[] = [];
  const client = createClient("https://shop.test/api", async (address, request) => {
    const one = { path: new URL(String(address)).pathname, token: new Headers(request?.headers).get("x-csrf-token") };
    asked.push(one);
    return answer(one);
  });
  return { client, asked };
}

const says = (body: unknown, status = 200) => Response.json(body, { status });
const isTokenAsked = ({ path }: Asked) => path.includes("csrf-token");
const remove = { params: { reservationId: "r-1" } };

test("[P8.07] without a CSRF token the request is aborted: nothing but the token was asked for", async () => {
  const { client, asked } = clientOf((one) => (isTokenAsked(one) ? says({}, 503) : says({})));
  await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({
    name: "ApiError",
    status: 0,
    code: "csrf_unobtainable",
    message: "Failed to obtain CSRF token. Request aborted.",
  });
  expect(asked.every(isTokenAsked)).toBe(true);
});

test("[P8.07] a token that could not be had is asked for again with the next request", async () => {
  let isUp = false;
  const { client, asked } = clientOf((one) =>
    isTokenAsked(one)
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
  expect(asked.at(-1)?.token).toBe("t");
});

test("a token that the server no longer knows is replaced, and the request is sent once more", async () => {
  let tokens = 0;
  const { client, asked } = clientOf((one) => {
    if (isTokenAsked(one)) return says({ csrfToken: `t${++tokens}` });
    return one.token === "t1"
      ? says({ code: "csrf_invalid", message: "", fields: {} }, 403)
      : says({ code: "hold_expired", message: "", fields: {} }, 409);
  });
  await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({ code: "hold_expired" });
  expect(asked.map(({ token }) => token)).toEqual([null, "t1", null, "t2"]);
});

test("a server that knows no token at all is not asked forever", async () => {
  const { client, asked } = clientOf((one) =>
    isTokenAsked(one) ? says({ csrfToken: "t" }) : says({ code: "csrf_invalid", message: "", fields: {} }, 403),
  );
  await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({ status: 403, code: "csrf_invalid" });
  expect(asked).toHaveLength(4);
});

test("requests of one moment share one token; reading needs none", async () => {
  const { client, asked } = clientOf((one) =>
    isTokenAsked(one) ? says({ csrfToken: "t" }) : says({ code: "cart_not_found", message: "", fields: {} }, 404),
  );
  await Promise.allSettled([client.send(deleteReservation, remove), client.send(deleteReservation, remove)]);
  expect(asked.filter(isTokenAsked)).toHaveLength(1);
  await expect(client.send(getCart, { params: { cartId: "c-1" } })).rejects.toMatchObject({
    status: 404,
    code: "cart_not_found",
  });
  expect(asked.at(-1)).toEqual({ path: "/api/carts/c-1", token: null });
});

test("an answer that does not fit its contract is an error, not half an object", async () => {
  const { client } = clientOf((one) => (isTokenAsked(one) ? says({ csrfToken: "t" }) : says({ reservation: {} })));
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

describe("without an answer", () => {
  const client = createClient("https://shop.test/api", () => Promise.reject(new TypeError("Failed to fetch")));
  const ask = () => client.send(getCart, { params: { cartId: "c-1" } });

  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("a visitor without a connection is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await expect(ask()).rejects.toMatchObject({ status: 0, code: "offline" });
  });

  test("a server that nobody reaches is not the visitor's connection", async () => {
    await expect(ask()).rejects.toMatchObject({ status: 0, code: "unreachable" });
  });

  test("a token that could not be had says why", async () => {
    await expect(client.send(deleteReservation, remove)).rejects.toMatchObject({
      code: "csrf_unobtainable",
      fields: { cause: "unreachable" },
    });
  });

  /** An answer whose body ends with a failure. */
  const breakingOff = (failure: unknown) =>
    new Response(new ReadableStream({ start: (body) => body.error(failure) }), { status: 200 });

  test("an answer that the caller has cancelled half-way is theirs: no line blames api-base", async () => {
    const ending = new AbortController();
    const cancelled = createClient("https://shop.test/api", (_, init) => {
      const aborted = new Promise<never>((_resolve, reject) =>
        init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason)),
      );
      const body = new ReadableStream({ start: (stream) => void aborted.catch((cause) => stream.error(cause)) });
      return Promise.resolve(new Response(body, { status: 200 }));
    });
    const asked = cancelled.send(getCart, { params: { cartId: "c-1" } }, { signal: ending.signal });
    setTimeout(() => ending.abort());
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test("an answer that breaks off is a lost connection, not another API", async () => {
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
