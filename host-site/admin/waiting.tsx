import { useAccount } from "../account/context.ts";
import { ask } from "../forms/ask.ts";
import { Bars } from "../forms/skeleton.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { counted } from "../shell/fill.ts";
import { listAdminActivities, listAdminBookings, listAdminRequests, listRegistrations } from "./calls.ts";

/** What waits for the team, with the way to it; what is zero isn't there. */
export function Waiting() {
  const { words: all, answer } = useAccount();
  const words = all.overview;
  const { locale, shell } = answer;
  const { loaded, retry } = useLoaded("waiting", async () => {
    const [paidTwice, notCaptured, requests, registrations, refused, byHand, overdue, refunds, activities] =
      await Promise.all([
        ask(listAdminBookings, { query: { refund: "paid_twice" } }),
        ask(listAdminBookings, { query: { payment: "not_captured" } }),
        ask(listAdminRequests, { query: { page: "1" } }),
        ask(listRegistrations, { query: { state: "new" } }),
        ask(listAdminBookings, { query: { refund: "refused" } }),
        ask(listAdminBookings, { query: { refund: "by_hand" } }),
        ask(listAdminBookings, { query: { refund: "overdue" } }),
        ask(listAdminBookings, { query: { refund: "due" } }),
        ask(listAdminActivities, { query: { state: "not_bookable" } }),
      ]);
    return [
      { count: paidTwice.total, sentence: words.refundsPaidTwice, path: "/bookings?refund=paid_twice" },
      { count: notCaptured.total, sentence: words.paymentsNotCaptured, path: "/bookings?payment=not_captured" },
      { count: requests.total, sentence: words.requests, path: "/requests" },
      { count: registrations.total, sentence: words.registrations, path: "/suppliers?state=new" },
      { count: refused.total, sentence: words.refundsRefused, path: "/bookings?refund=refused" },
      { count: byHand.total, sentence: words.refundsByHand, path: "/bookings?refund=by_hand" },
      { count: overdue.total, sentence: words.refundsOverdue, path: "/bookings?refund=overdue" },
      { count: refunds.total, sentence: words.refunds, path: "/bookings?refund=due" },
      { count: activities.total, sentence: words.notBookable, path: "/activities?state=not_bookable" },
    ].filter(({ count }) => count > 0);
  });
  return (
    <section class="waiting" aria-labelledby="waiting">
      <h3 id="waiting">{words.waiting}</h3>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<Bars widths={["60%", "48%"]} />}>
        {(waiting) =>
          waiting.length === 0 ? (
            <p class="section-lead">{words.nothingWaiting}</p>
          ) : (
            <ul>
              {waiting.map(({ count, sentence, path }) => (
                <li key={path}>
                  <a href={shell.paths.account + path}>{counted(sentence, count, locale)}</a>
                </li>
              ))}
            </ul>
          )
        }
      </WithLoaded>
    </section>
  );
}
