import { areTied } from "../../../sdk/contracts/tied-items.ts";
import { itemOfMisfit } from "../../../sdk/contracts/trip-fit.ts";
import { useState } from "react";
import type { AdminBooking as Booking } from "../../../sdk/contracts/admin/bookings.ts";
import { isOpenRefund } from "../../../sdk/contracts/admin/bookings.ts";
import { BookingChip } from "../../lists/booking-chip.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { useAccountTitle } from "../../sections/use-account-title.ts";
import { callApi } from "../../api.ts";
import { RowsSkeleton } from "../../forms/skeleton.tsx";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { getAdminBooking } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { useAdminWords } from "../context.ts";
import { RecordPage } from "../record-page.tsx";
import { Steps } from "../steps.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { AdminItem } from "./admin-item.tsx";
import { BookingSteps } from "./booking-steps.tsx";
import { CancelItem } from "./cancel-item.tsx";
import { Contact } from "./contact.tsx";
import { MoneyTables } from "./money-tables.tsx";
import { asideParts, bookingColumns, bookingHead, sectionLead, sectionTitle } from "../../sections/classes.ts";

type Item = Booking["items"][number];

const stand = (...items: readonly Item[]) => items.every(({ cancelledAt }) => cancelledAt === null);

/** One booking as the team sees it: items, buyer, payments, refunds, and every step. */
export function AdminBooking({ bookingId }: { readonly bookingId: string }) {
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  const { loaded, retry, replace } = useLoaded(bookingId, () => callApi(getAdminBooking, { params: { bookingId } }));
  const titleOf = ({ bookingNumber }: Booking) => fill(account.booking.title, { number: bookingNumber });
  useAccountTitle(loaded.state === "shown" ? titleOf(loaded.data) : null);
  const [cancelling, cancel] = useState<Item | null>(null);
  const { resultMessage, showResult, clearResult } = useResultMessage();
  return (
    <RecordPage
      loaded={loaded}
      retry={retry}
      notFoundCode="booking_not_found"
      words={words}
      list={{ path: `${answer.shell.paths.account}/bookings` }}
      skeleton={<Skeleton />}
    >
      {(booking) => (
        <>
          <div className={bookingHead}>
            <h2 className={sectionTitle}>{titleOf(booking)}</h2>
            <BookingChip booking={booking} words={account} />
            {isOpenRefund(booking.refundState) && (
              <StatusChip state={booking.refundState}>{words.refunds[booking.refundState]}</StatusChip>
            )}
          </div>
          <p className={`mt-1 ${sectionLead}`}>
            {fill(words.created, { when: whenInWords(booking.createdAt, answer.locale) })}
          </p>
          {resultMessage}
          <div className={bookingColumns}>
            <div className="grid gap-6">
              {booking.items.map((item) => (
                <AdminItem
                  key={item.bookingItemId}
                  item={item}
                  isUnpaid={booking.unpaid === "all"}
                  goesWith={booking.items.filter((other) => stand(item, other) && areTied(item, other))}
                  isMisfit={
                    itemOfMisfit(
                      item,
                      booking.items.filter((other) => stand(item, other)),
                    ) !== undefined
                  }
                  onCancel={() => (clearResult(), cancel(item))}
                />
              ))}
              <MoneyTables
                booking={booking}
                onDone={(changed, text, kind) => (replace(changed), showResult(text, kind))}
                onStale={(text) => (retry(), showResult(text, "info"))}
              />
              <Steps steps={booking.team} title={words.team} />
            </div>
            <aside className={asideParts}>
              <Contact booking={booking} />
              <BookingSteps history={booking.history} items={booking.items} />
            </aside>
          </div>
          {cancelling && (
            <CancelItem
              booking={booking}
              item={cancelling}
              onClose={() => cancel(null)}
              onDone={(changed, text, kind) => {
                cancel(null);
                replace(changed);
                showResult(text, kind);
              }}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

function Skeleton() {
  return (
    <>
      <SkeletonBars widths={["w-80", "w-50"]} />
      <div className={bookingColumns}>
        <RowsSkeleton rows={3} />
        <SkeletonBars widths={["w-3/5", "w-4/5", "w-7/10", "w-4/5"]} />
      </div>
    </>
  );
}
