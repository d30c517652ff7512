import type { AdminRequest } from "../../../sdk/contracts/admin/requests.ts";
import { useAccount } from "../../sections/context.ts";
import { PhoneNumber } from "../../forms/phone-number.tsx";
import { untilInWords, whenInWords } from "../../forms/when.ts";
import { useChosenItems } from "../../requests/chosen-items.ts";
import { detailColumns, RequestItems } from "../../requests/request-details.tsx";
import { TimeLeft, timeLine } from "../../requests/time-left.tsx";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { Detail, Details } from "../../lists/details.tsx";
import { aroundLine } from "../../../sdk/ui/text-button.tsx";
import { cardActions, itemCard, quiet, titleLink } from "../../sections/classes.ts";

interface RequestCardProps {
  readonly request: AdminRequest;
  readonly onAnswer: (answer: "accepted" | "refused", bookingItemIds: string[] | undefined) => void;
}

const quietLine = `block ${quiet}`;

/** One request with the rest of its 48 hours, the contacts, and the two answers. */
export function RequestCard({ request, onAnswer }: RequestCardProps) {
  const { locale, shell } = useAccount().answer;
  const words = useAdminWords().requests;
  const chosen = useChosenItems(request);
  const isOver = request.state !== "open" || chosen.isEmpty;
  const name = request.bookingNumber;
  return (
    <article className={itemCard} aria-labelledby={`request-${request.bookingId}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={`request-${request.bookingId}`} className="text-18 font-strong">
          <a className={`${titleLink} ${aroundLine}`} href={`${shell.paths.account}/bookings/${request.bookingId}`}>
            {name}
          </a>
        </h3>
        <p className={timeLine}>
          <strong className="text-18 font-strong">
            {request.state !== "open" ? (
              words.over
            ) : (
              <TimeLeft until={request.expiresAt} now={request.now} locale={locale} words={words.left} />
            )}
          </strong>
          <span className="text-ink-2">{fill(words.until, { when: untilInWords(request.expiresAt, locale) })}</span>
        </p>
      </div>
      <RequestItems request={request} locale={locale} words={words} chosen={chosen} />
      <Details className={detailColumns}>
        <Detail name={words.guest}>
          {request.guest}
          <bdi className={quietLine}>{request.email}</bdi>
          <span className={quietLine}>
            <PhoneNumber number={request.phone} />
          </span>
        </Detail>
        <Detail name={words.supplier}>
          {request.suppliers.map((supplier) => (
            <span key={supplier.id}>
              {supplier.name}
              <bdi className={quietLine}>{supplier.email ?? words.noAddress}</bdi>
            </span>
          ))}
        </Detail>
        <Detail name={words.amount}>{request.total.formatted}</Detail>
        <Detail name={words.requested}>{whenInWords(request.requestedAt, locale)}</Detail>
        {request.notes && <Detail name={words.notes}>{request.notes}</Detail>}
      </Details>
      <div className={cardActions}>
        <Button disabled={isOver} name={`${words.accept}: ${name}`} onPress={() => onAnswer("accepted", chosen.ids)}>
          {words.accept}
        </Button>
        <Button
          variant="secondary"
          disabled={isOver}
          name={`${words.refuse}: ${name}`}
          onPress={() => onAnswer("refused", chosen.ids)}
        >
          {words.refuse}
        </Button>
      </div>
    </article>
  );
}
