import { useState } from "react";
import type { AdminRequest } from "../../../sdk/contracts/admin/requests.ts";
import type { RequestRefundWay } from "../../../sdk/contracts/booking.ts";
import { useAccount } from "../../sections/context.ts";
import { noteRequestAnswered } from "../../sections/open-requests.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { callApi } from "../../api.ts";
import { useAddress } from "../../forms/use-address.ts";
import { useSending } from "../../forms/use-sending.ts";
import { hasTrips } from "../../requests/chosen-items.ts";
import { RefuseDialog } from "../../requests/refuse-dialog.tsx";
import { fill } from "../../shell/fill.ts";
import { answerRequestAsTeam, listAdminRequests } from "../../../sdk/contracts/calls/admin/requests.ts";
import { useAdminWords } from "../context.ts";
import { ListBar } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import type { AdminWords } from "../words.ts";
import { RequestCard } from "./request-card.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { sectionLead, sectionTitle } from "../../sections/classes.ts";

interface Asking {
  readonly request: AdminRequest;
  readonly answer: "accepted" | "refused";
  /** The items that were chosen; undefined for all that are open. */
  readonly bookingItemIds: string[] | undefined;
}

/**
 * Bookings that wait for their supplier, sorted by the end of their 48 hours; the team can answer for the supplier
 * (RULES 8).
 */
export function AdminRequests() {
  const { shell } = useAccount().answer;
  const { requests: words, bookings } = useAdminWords();
  const { query } = useAddress();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { resultMessage, showResult, clearResult } = useResultMessage();
  const [turn, again] = useState(0);
  const question = { search: query.get("search") ?? "", page: requestedPage(query) };
  return (
    <>
      <h2 className={sectionTitle}>{shell.words.account.requests}</h2>
      <p className={`mt-1 ${sectionLead}`}>{words.lead}</p>
      {resultMessage}
      <ListBar hint={bookings.searchHint} />
      <Listing
        key={turn}
        question={question}
        load={() => callApi(listAdminRequests, { query: question })}
        empty={{ title: words.noneTitle, text: words.none }}
      >
        {(requests) => (
          <div className="grid gap-6">
            {requests.map((request) => (
              <RequestCard
                key={request.bookingId}
                request={request}
                onAnswer={(answer, bookingItemIds) => (clearResult(), setAsking({ request, answer, bookingItemIds }))}
              />
            ))}
          </div>
        )}
      </Listing>
      {asking && (
        <AnswerDialog
          {...asking}
          onClose={() => setAsking(null)}
          onDone={(what, isOver) => {
            setAsking(null);
            showResult(what);
            again((count) => count + 1);
            if (isOver) noteRequestAnswered();
          }}
        />
      )}
    </>
  );
}

/** What came of an answer. `way`: where the guest's money was before it. */
function outcomeOf(changed: AdminRequest, way: RequestRefundWay, words: AdminWords["requests"]): string {
  if (changed.state === "open") return words.partDone;
  if (isMixed(changed)) return words.mixed;
  if (changed.state !== "refused") return words.accepted;
  return changed.items.some(({ state }) => state === "included") ? words.refusedPart : words.refused[way];
}

function isMixed({ items }: AdminRequest): boolean {
  return (["accepted", "refused"] as const).every((each) => items.some(({ state }) => state === each));
}

interface AnswerDialogProps extends Asking {
  readonly onClose: () => void;
  /** `what`: the sentence about what came of it. */
  readonly onDone: (what: string, isOver: boolean) => void;
}

function AnswerDialog({ request, answer, bookingItemIds, onClose, onDone }: AnswerDialogProps) {
  const words = useAdminWords().requests;
  const { sending, send } = useSending();
  const { bookingId, bookingNumber: number } = request;
  const give = (note: string) =>
    send(
      () =>
        callApi(answerRequestAsTeam, {
          params: { bookingId },
          body: { answer, note, ...(bookingItemIds ? { bookingItemIds } : {}) },
        }),
      (changed) => onDone(fill(outcomeOf(changed, request.refundWay, words), { number }), changed.state !== "open"),
      ({ code, fields }) =>
        code === "request_closed" &&
        onDone(fill(words.closed[String(fields["state"])] ?? words.closedOtherwise, { number }), true),
    );
  if (answer === "accepted")
    return (
      <AcceptDialog
        request={request}
        isPart={bookingItemIds !== undefined}
        sending={sending}
        onClose={onClose}
        onAccept={() => give("")}
      />
    );
  const confirmsRest = request.confirmsRest && bookingItemIds === undefined;
  return (
    <RefuseDialog
      words={words}
      confirmsRest={confirmsRest}
      cancelsTrips={hasTrips(request, bookingItemIds)}
      sending={sending}
      onClose={onClose}
      onRefuse={give}
    />
  );
}
