import { answerOf } from "./discovery-world.ts";
import type { Shop } from "./shop.ts";

export interface DiscoveryShop extends Pick<Shop, "apiBase"> {
  /** The addresses of the requests, in order. */
  readonly requests: URL[];
  /** Addresses with this in them get no answer: `offline` at once, `late` when `answerLate` is called. */
  broken: string | null;
  late: string | null;
  answerLate(): void;
  close(): void;
}

let shops = 0;

/** A shop of so many activities that stands in for `fetch`, below an address of its own. */
export function openDiscoveryShop(count = 43): DiscoveryShop {
  const apiBase = `${location.origin}/discovery-${++shops}/api`;
  const before = window.fetch;
  let waiting: (() => void)[] = [];
  const shop: DiscoveryShop = {
    apiBase,
    requests: [],
    broken: null,
    late: null,
    answerLate: () => (waiting.forEach((answer) => answer()), (waiting = [])),
    close: () => void (window.fetch = before),
  };
  window.fetch = async (input, init) => {
    const address = new URL(String(input), location.href);
    if (!address.href.startsWith(apiBase)) return before(input, init);
    shop.requests.push(address);
    if (shop.broken !== null && address.href.includes(shop.broken)) throw new TypeError("offline");
    if (shop.late !== null && address.href.includes(shop.late))
      await new Promise<void>((resolve) => waiting.push(resolve));
    const answer = answerOf(address, count);
    if (answer === undefined) return Response.json({ code: "page_not_found", message: "" }, { status: 404 });
    // The one picture that the test's server has.
    return new Response(JSON.stringify(answer).replaceAll(/\/images\/[\w-]+\.webp/g, "/tickets/a.svg"));
  };
  return shop;
}
