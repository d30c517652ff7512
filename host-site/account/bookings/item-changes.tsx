import { untilInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { useAccount } from "../../sections/context.ts";
import { answerFields, openLabels, purposeOf } from "./guest-answers.ts";
import type { ShownItem } from "./shown-booking.ts";
import { TextButton } from "../../../sdk/ui/text-button.tsx";
import { cardFoot } from "../../sections/classes.ts";

/** The change of an item that the visitor has started. */
export type ItemChange = "cancel" | "rebook" | "correct";

/** Until when an item can be changed, or why it can't, and the buttons for what can be. */
export function ItemChanges({
  item,
  onChange,
}: {
  readonly item: ShownItem;
  readonly onChange: (change: ItemChange) => void;
}) {
  const words = useAccount().words.booking;
  const sentences = useSentences(item);
  const { changes } = item;
  const fields = changes?.refusals.correct === null ? answerFields(item) : [];
  const buttons: readonly (readonly [ItemChange, string])[] = [
    ...(changes?.refusals.rebook === null
      ? [["rebook", item.booked.reservation.trip ? words.rebookTrip : words.rebook] as const]
      : []),
    ...(fields.length > 0 ? [["correct", words.details[purposeOf(fields)]] as const] : []),
    ...(changes?.refusals.cancel === null ? [["cancel", words.cancel] as const] : []),
  ];
  if (sentences.length === 0 && buttons.length === 0) return null;
  return (
    <div className={cardFoot}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {buttons.length > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          {buttons.map(([change, title]) => (
            <TextButton key={change} onPress={() => onChange(change)}>
              {title}
            </TextButton>
          ))}
        </p>
      )}
    </div>
  );
}

function useSentences({ state, cancellableUntil, booked, changes, isReviewable }: ShownItem): readonly string[] {
  const { answer, words: all } = useAccount();
  const words = all.booking;
  if ((state !== "booked" && state !== "requested") || isReviewable) return [];
  const isOpen = changes ? changes.refusals.cancel === null : booked.reservation.isCancellable;
  const when = cancellableUntil && untilInWords(cancellableUntil, answer.locale);
  const cancelling =
    isOpen && when
      ? fill(words.cancellableUntil, { when })
      : when
        ? fill(words.cancellableEnded, { when })
        : words.notCancellable;
  if (!changes) return [cancelling];
  const { cancel, rebook, correct } = changes.refusals;
  // A request without an answer yet can be cancelled as one; the cancellation deadline does not apply to it.
  if (cancel === "unconfirmed") return [words.changesLater];
  const open = correct === null ? openLabels(answerFields({ booked, changes })) : [];
  return [
    ...(open.length > 0 ? [fill(words.openDetails, { details: open.join(", ") })] : []),
    cancelling,
    ...(rebook === "on_request" ? [words.onRequest] : rebook === "unconfirmed" ? [words.rebookLater] : []),
    ...(correct === "cut_off" && answerFields({ booked, changes }).length > 0 ? [words.correctEnded] : []),
  ];
}
