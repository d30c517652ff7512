import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import { endedStates } from "../../account/bookings/item-card.tsx";
import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { startInWords, untilInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";

interface AdminItemProps {
  readonly item: AdminBooking["items"][number];
  readonly onCancel: () => void;
}

/** One item of a booking, with what it costs. */
export function AdminItem({ item, onCancel }: AdminItemProps) {
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  const { locale, shell } = answer;
  const stands = !endedStates.has(item.status);
  return (
    <article class="item-card">
      <div>
        <StatusChip state={item.status}>{account.itemState[item.status]}</StatusChip>
        <h3>
          <a href={`${shell.paths.account}/activities?activity=${item.activityId}`}>{item.activityTitle}</a>
        </h3>
        <p class="row-quiet">{item.offerLabel}</p>
      </div>
      <dl class="facts">
        <Fact name={words.when}>{startInWords(item, locale)}</Fact>
        <Fact name={words.tickets}>
          {item.tickets.map(({ label, quantity }) => `${quantity} × ${label}`).join(", ")}
        </Fact>
        <Fact name={words.price}>{item.price.formatted}</Fact>
        {item.paidBeyondPrice.amount > 0 && (
          <Fact name={account.money.paidMoreBefore}>{item.paidBeyondPrice.formatted}</Fact>
        )}
        {item.refunded.amount > 0 && <Fact name={words.refundOfItem[item.refundState]}>{item.refunded.formatted}</Fact>}
        {stands && item.ticketCode && <Fact name={words.code}>{item.ticketCode}</Fact>}
      </dl>
      {stands && (
        <p class="item-foot">
          {item.cancellableUntil
            ? fill(words.until_, { when: untilInWords(item.cancellableUntil, locale) })
            : words.never}
          {item.isCancellableByTeam && (
            <button type="button" class="link-button" onClick={onCancel}>
              {words.cancel}
            </button>
          )}
        </p>
      )}
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
