import { getActivity } from "../../sdk/contracts/calls/activity.ts";
import { callAddress } from "../../sdk/contracts/call-address.ts";
import type { Call, CallAnswer, CallInput, ParsedInput } from "../../sdk/contracts/call.ts";
import { pageKinds } from "../../sdk/contracts/discovery.ts";
import { getListingPage, listActivities, listFacets } from "../../sdk/contracts/calls/listing.ts";
import type { ListedActivity } from "../../sdk/contracts/listing.ts";
import { parseLocale } from "../../sdk/contracts/locale.ts";
import { listReviews } from "../../sdk/contracts/calls/review.ts";
import { requestOf } from "../../sdk/contracts/requests/index.ts";
import { answerFacets, answerList } from "../discovery/answer-list.ts";
import { listingPage } from "../discovery/listing-page.ts";
import { readId } from "../domain/read-id.ts";
import { AppError, notFound } from "../errors.ts";
import { parseInput } from "../http/parse-input.ts";
import { instantAt } from "../clock.ts";
import { findActivityParts } from "../db/queries/activity-parts.ts";
import { listAvailableDates } from "../db/queries/slot.ts";
import { placeOf } from "../discovery/catalogue-index.ts";
import { dateInZurich } from "../domain/wall-time.ts";
import { findReviewsOfActivity } from "../db/queries/review.ts";
import { presentReviews } from "../presenters/activity-reviews.ts";
import { presentActivity } from "../presenters/activity.ts";
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

/**
 * The dates on which an activity can be booked, as lists have them in memory: reading thousands of slots would be a
 * third of a page's work. Seats that are sold are known within five seconds, a cut-off that has passed within five
 * minutes; the booking widget asks anew. From the database where the lists don't have the activity yet.
 */
async function bookableDates({ db, discovery, clock }: Services, id: number): Promise<readonly string[]> {
  const { index, seats } = await discovery.current();
  const place = placeOf(index, id);
  return place < 0
    ? listAvailableDates(db, id, instantAt(clock.now()))
    : seats.datesOf(place, dateInZurich(clock.now()), Number.POSITIVE_INFINITY);
}

const handlers: readonly Handler[] = [
  handler(getActivity, async (services, params) => {
    const { db, env } = services;
    const id = readId(params.id, "activity_not_found");
    const locale = parseLocale(params.locale);
    const parts = locale && (await findActivityParts(db, id, locale));
    if (!parts) throw notFound("activity_not_found");
    return presentActivity(parts, await bookableDates(services, id), locale, env.PUBLIC_ORIGIN);
  }),
  handler(listReviews, async ({ db }, params) => {
    const id = readId(params.activityId, "activity_not_found");
    const reviews = await findReviewsOfActivity(db, id);
    if (!reviews) throw notFound("activity_not_found");
    return presentReviews(id, reviews);
  }),
  handler(getListingPage, async ({ env, discovery }, { locale, kind, id }) => {
    const known = pageKinds.find((each) => each === kind);
    const page = known && listingPage((await discovery.current()).index, known, id, locale, env.PUBLIC_ORIGIN);
    if (!page) throw notFound("page_not_found");
    return page;
  }),
  handler(listActivities, async (services, { locale }, query) => {
    const { json } = await answerList(services, locale, query);
    return JSON.parse(json.toString()) as ListedActivity[];
  }),
  handler(listFacets, (services, { locale }, query) => answerFacets(services, locale, query)),
];
