import type { AdminRequest } from "../../../sdk/contracts/admin.ts";
import { useAccount } from "../../account/context.ts";
import { untilInWords, whenInWords } from "../../forms/when.ts";
import { useChosenItems } from "../../requests/chosen-items.ts";
import { RequestItems } from "../../requests/request-details.tsx";
import { TimeLeft } from "../../requests/time-left.tsx";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";

interface RequestCardProps {
  readonly request: AdminRequest;
  readonly onAnswer: (answer: "accepted" | "refused", bookingItemIds: string[] | undefined) => void;
}

/** One request with the time that is left of its 48 hours, who can be asked, and the two answers. */
export function RequestCard({ request, onAnswer }: RequestCardProps) {
  const { locale, shell } = useAccount().answer;
  const words = useAdminWords().requests;
  const chosen = useChosenItems(request);
  const isOver = request.state !== "open" || chosen.isEmpty;
  const name = request.bookingNumber;
  return (
    <article class="item-card" aria-labelledby={`request-${request.bookingId}`}>
      <div class="request-head">
        <h3 id={`request-${request.bookingId}`}>
          <a href={`${shell.paths.account}/bookings/${request.bookingId}`}>{name}</a>
        </h3>
        <p class="request-time">
          <strong>
            {request.state !== "open" ? (
              words.over
            ) : (
              <TimeLeft until={request.expiresAt} now={request.now} locale={locale} words={words.left} />
            )}
          </strong>
          <span>{fill(words.until, { when: untilInWords(request.expiresAt, locale) })}</span>
        </p>
      </div>
      <RequestItems request={request} locale={locale} words={words} chosen={chosen} />
      <dl class="facts">
        <div>
          <dt>{words.guest}</dt>
          <dd>
            {request.guest}
            <bdi class="row-quiet">{request.email}</bdi>
            <bdi class="row-quiet">{request.phone}</bdi>
          </dd>
        </div>
        <div>
          <dt>{words.supplier}</dt>
          <dd>
            {request.suppliers.map((supplier) => (
              <span key={supplier.id}>
                {supplier.name}
                <bdi class="row-quiet">{supplier.email ?? words.noAddress}</bdi>
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{words.amount}</dt>
          <dd>{request.total.formatted}</dd>
        </div>
        <div>
          <dt>{words.requested}</dt>
          <dd>{whenInWords(request.requestedAt, locale)}</dd>
        </div>
        {request.notes && (
          <div>
            <dt>{words.notes}</dt>
            <dd>{request.notes}</dd>
          </div>
        )}
      </dl>
      <p class="item-actions">
        <button
          type="button"
          class="button"
          disabled={isOver}
          aria-label={`${words.accept}: ${name}`}
          onClick={() => onAnswer("accepted", chosen.ids)}
        >
          {words.accept}
        </button>
        <button
          type="button"
          class="button button-quiet"
          disabled={isOver}
          aria-label={`${words.refuse}: ${name}`}
          onClick={() => onAnswer("refused", chosen.ids)}
        >
          {words.refuse}
        </button>
      </p>
    </article>
  );
}
