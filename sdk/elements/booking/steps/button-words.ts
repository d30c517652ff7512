import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { BookingProps, ButtonDetails } from "../booking.props.ts";
import type { ButtonWords } from "../booking.props.ts";

/** What the main button of a later step says. */
export function buttonWords(
  { button, summary, view }: BookingProps,
  busyWord: string,
  translate: (message: MessageDescriptor) => string,
): ButtonWords | undefined {
  const time = summary.time ?? "";
  const persons = view.kind === "tickets" ? (view.reduction?.possible ?? 0) : 0;
  const accept = msg`${plural(persons, { one: "Continue with # person", other: "Continue with # people" })}`;
  const names = view.kind === "offers" && time && button?.isComplete;
  const all: Partial<
    Record<ButtonDetails["kind"], readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor?]>
  > = {
    chooseTickets: [names ? msg`Choose tickets for ${time}` : msg`Choose tickets`, msg`Choose tickets`],
    acceptReduction: [accept, msg`Continue`],
    fillIn: [msg`Tell us who is coming`, msg`Guest details`],
    review: [msg`Review the total`, msg`Review`],
    reserve: [...reserveWords(summary), msg`Reserving your seats`],
    change: [msg`Save the change`, msg`Save the change`, msg`Reserving your seats`],
    rebook: [msg`Change the booking`, msg`Change the booking`],
    chooseAnew: [msg`Choose another time`, msg`Choose another time`],
    backToDate: [msg`Choose a date`, msg`Choose a date`],
  };
  const found = button && all[button.kind];
  if (!found) return undefined;
  const [words, shortWords, busy] = found;
  return { words: translate(words), shortWords: translate(shortWords), busyWord: busy ? translate(busy) : busyWord };
}

/** Names how it is paid; for a total of zero neither a payment nor an invoice comes after. */
function reserveWords({
  isFree,
  isInvoiced,
}: BookingProps["summary"]): readonly [MessageDescriptor, MessageDescriptor] {
  if (isFree) return [msg`Reserve for 30 minutes`, msg`Reserve`];
  return isInvoiced
    ? [msg`Reserve for 30 minutes and book on invoice`, msg`Reserve and book`]
    : [msg`Reserve for 30 minutes and pay`, msg`Reserve and pay`];
}
