import { quoteRebook, rebook } from "../../contracts/calls/rebook.ts";
import type { RebookQuote } from "../../machines/booking/booking.types.ts";
import { withTrips, type RebookInput, type submittedMove } from "../../machines/booking/rebooking.rules.ts";
import { managementTokenIn } from "../_kit/management-token.ts";
import type { Services } from "../_kit/record.ts";

/** What moving an item costs, and where the trips that go with it would move (RULES 12). */
export async function quote(input: RebookInput, services: Services, signal: AbortSignal): Promise<RebookQuote> {
  const answer = await services.client.send(quoteRebook, { body: bodyOf(input, services) }, { signal });
  const { cost, isAllowed, refundWay, tripPersons } = answer;
  const alone = { difference: answer.difference.amount, isAllowed };
  const together = answer.withTrips;
  if (!together) return { cost, ...alone, refundWay, tripPersons };
  const { trips } = together;
  const journey = {
    trips,
    moves: false,
    alone,
    together: { difference: together.difference.amount, isAllowed: together.isAllowed },
  };
  return withTrips({ cost, ...alone, refundWay, tripPersons, journey }, !input.leavesTrips);
}

/** Moves an item, with the trips that were quoted or without. */
export async function submit(
  {
    trips,
    expectedDifference,
    key,
    ...input
  }: RebookInput & ReturnType<typeof submittedMove> & { readonly key: string },
  services: Services,
): Promise<{ bookingId: string }> {
  return services.client.send(
    rebook,
    { body: { ...bodyOf(input, services), ...(trips.length > 0 ? { trips } : {}), expectedDifference } },
    { idempotencyKey: key },
  );
}

function bodyOf({ itemId, request }: RebookInput, services: Services) {
  const token = managementTokenIn(services);
  return { bookingId: itemId, reservation: request, ...(token === null ? {} : { token }) };
}
