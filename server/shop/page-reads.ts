import { getActivity } from "../../sdk/contracts/calls/activity.ts";
import { callAddress } from "../../sdk/contracts/call-address.ts";
import type { Call, CallAnswer, CallInput, ParsedInput } from "../../sdk/contracts/call.ts";
import { getListingPage, listActivities, listFacets } from "../../sdk/contracts/calls/listing.ts";
import type { ListedActivity } from "../../sdk/contracts/listing.ts";
import { listReviews } from "../../sdk/contracts/calls/review.ts";
import { requestOf } from "../../sdk/contracts/requests/index.ts";
import { answerActivity, datesOfLists } from "../reads/activity.ts";
import { answerFacets, answerList } from "../reads/list.ts";
import { answerListingPage } from "../reads/listing-page.ts";
import { answerReviews } from "../reads/reviews.ts";
import { AppError } from "../errors.ts";
import { parseInput } from "../http/parse-input.ts";
import type { Services } from "../services.ts";

/** Longest answer that travels with a page (characters): elements fetch larger ones once the page is shown. */
const longestAnswer = 100_000;

/**
 * The calls of the API that one page is made of, answered without HTTP. Loader and elements of the page read through
 * the same `PageReads`: what one of them has read, the others get.
 */
export class PageReads {
  readonly #services: Services;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** The answer of a call to a guest; rejects with an `AppError` as the route does. */
  send<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
    const { params, query } = input as { params?: unknown; query?: unknown };
    const address = callAddress(call.path, params, query);
    let answer = this.#answers.get(address);
    if (!answer) {
      const handler = handlers.find((each) => each.call.method === call.method && each.call.path === call.path);
      answer = handler
        ? handler.answer(this.#services, params, query)
        : Promise.reject(new Error(`No page reads ${call.method} ${call.path}.`));
      this.#answers.set(address, answer);
    }
    return answer as Promise<CallAnswer<C>>;
  }

  /** The same; null for 404. */
  async find<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C> | null> {
    return this.send(call, input).catch((cause: unknown) => {
      if (cause instanceof AppError && cause.status === 404) return null;
      throw cause;
    });
  }

  /** The answers read so far as JSON texts, by their address below the API's base. */
  async answers(): Promise<Record<string, string>> {
    const texts = await Promise.all(
      [...this.#answers].map(async ([address, answer]) => {
        const text = await answer.then(
          (body) => JSON.stringify(body),
          () => null,
        );
        return text !== null && text.length <= longestAnswer ? [[address, text] as const] : [];
      }),
    );
    return Object.fromEntries(texts.flat());
  }
}

interface Handler {
  readonly call: Call;
  readonly answer: (services: Services, params: unknown, query: unknown) => Promise<unknown>;
}

/** Parses the input by the contract, as the route does. */
function handler<C extends Call>(
  call: C,
  act: (services: Services, params: ParsedInput<C>["params"], query: ParsedInput<C>["query"]) => Promise<CallAnswer<C>>,
): Handler {
  const schemas = requestOf(call);
  return {
    call,
    answer: async (services, params, query) =>
      act(
        services,
        parseInput(schemas.params, params, "path") as ParsedInput<C>["params"],
        parseInput(schemas.query, query ?? {}, "query") as ParsedInput<C>["query"],
      ),
  };
}

const handlers: readonly Handler[] = [
  handler(getActivity, (services, params) => answerActivity(services, params, datesOfLists)),
  handler(listReviews, answerReviews),
  handler(getListingPage, answerListingPage),
  handler(listActivities, async (services, { locale }, query) => {
    const { json } = await answerList(services, locale, query);
    return JSON.parse(json.toString()) as ListedActivity[];
  }),
  handler(listFacets, (services, { locale }, query) => answerFacets(services, locale, query)),
];
