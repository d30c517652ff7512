import { useAccount } from "../sections/context.ts";
import { callApi } from "../api.ts";
import { SkeletonBars } from "../../sdk/ui/skeleton-bars.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { counted } from "../shell/fill.ts";
import { listAdminActivities } from "../../sdk/contracts/calls/admin/activities.ts";
import { listAdminBookings } from "../../sdk/contracts/calls/admin/bookings.ts";
import { listAdminRequests } from "../../sdk/contracts/calls/admin/requests.ts";
import { listAdminAffiliates } from "../../sdk/contracts/calls/admin/affiliates.ts";
import { listRegistrations } from "../../sdk/contracts/calls/admin/suppliers.ts";
import { sectionLead } from "../sections/classes.ts";

/** What waits for the team, with the way to it; what is zero isn't there. */
export function Waiting() {
  const { words: all, answer } = useAccount();
  const words = all.overview;
  const { locale, shell } = answer;
  const { loaded, retry } = useLoaded("waiting", async () => {
    const [
      paidTwice,
      disputed,
      notCaptured,
      requests,
      registrations,
      affiliates,
      refused,
      byHand,
      overdue,
      refunds,
      changed,
      activities,
    ] = await Promise.all([
      callApi(listAdminBookings, { query: { refund: "paid_twice" } }),
      callApi(listAdminBookings, { query: { payment: "disputed" } }),
      callApi(listAdminBookings, { query: { payment: "not_captured" } }),
      callApi(listAdminRequests, { query: { page: "1" } }),
      callApi(listRegistrations, { query: { state: "new" } }),
      callApi(listAdminAffiliates, { query: { state: "applied" } }),
      callApi(listAdminBookings, { query: { refund: "refused" } }),
      callApi(listAdminBookings, { query: { refund: "by_hand" } }),
      callApi(listAdminBookings, { query: { refund: "overdue" } }),
      callApi(listAdminBookings, { query: { refund: "due" } }),
      callApi(listAdminBookings, { query: { change: "told" } }),
      callApi(listAdminActivities, { query: { state: "not_bookable" } }),
    ]);
    return [
      { count: paidTwice.total, sentence: words.refundsPaidTwice, path: "/bookings?refund=paid_twice" },
      { count: disputed.total, sentence: words.paymentsDisputed, path: "/bookings?payment=disputed" },
      { count: notCaptured.total, sentence: words.paymentsNotCaptured, path: "/bookings?payment=not_captured" },
      { count: requests.total, sentence: words.requests, path: "/requests" },
      { count: registrations.total, sentence: words.registrations, path: "/suppliers?state=new" },
      { count: affiliates.total, sentence: words.affiliates, path: "/affiliates?state=applied" },
      { count: refused.total, sentence: words.refundsRefused, path: "/bookings?refund=refused" },
      { count: byHand.total, sentence: words.refundsByHand, path: "/bookings?refund=by_hand" },
      { count: overdue.total, sentence: words.refundsOverdue, path: "/bookings?refund=overdue" },
      { count: refunds.total, sentence: words.refunds, path: "/bookings?refund=due" },
      { count: changed.total, sentence: words.supplierChanges, path: "/bookings?change=told" },
      { count: activities.total, sentence: words.notBookable, path: "/activities?state=not_bookable" },
    ].filter(({ count }) => count > 0);
  });
  return (
    <section className="rounded-card bg-surface-2 p-6" aria-labelledby="waiting">
      <h3 id="waiting" className="mb-2 text-16 font-strong">
        {words.waiting}
      </h3>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<SkeletonBars widths={["w-3/5", "w-1/2"]} />}>
        {(waiting) =>
          waiting.length === 0 ? (
            <p className={`mt-1 ${sectionLead}`}>{words.nothingWaiting}</p>
          ) : (
            <ul>
              {waiting.map(({ count, sentence, path }) => (
                <li key={path}>
                  <a
                    className="inline-flex min-h-11 items-center underline underline-offset-3"
                    href={shell.paths.account + path}
                  >
                    {counted(sentence, count, locale)}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </WithLoaded>
    </section>
  );
}
