import { Refused } from "../../forms/message.tsx";
import { PhoneNumber } from "../../forms/phone-number.tsx";
import { ActionLink } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { callApi } from "../../api.ts";
import { fill } from "../../shell/fill.ts";
import { resendTickets } from "../../../sdk/contracts/calls/manage.ts";
import { useAccount } from "../../sections/context.ts";
import type { Management } from "./shown-booking.ts";
import { TextButton, textLink } from "../../../sdk/ui/text-button.tsx";
import { asideTitle } from "../../sections/classes.ts";

interface ContactPanelProps {
  readonly management: Management;
  /** Whether there are tickets that can be sent. */
  readonly hasTickets: boolean;
  readonly onCorrect: () => void;
}

/** The buyer: name and phone, which can be corrected, and the address that tickets are sent to, which can't. */
export function ContactPanel({ management, hasTickets, onCorrect }: ContactPanelProps) {
  const words = useAccount().words.contact;
  const { bookingId, token, contact, isContactCorrectable, calendarFeed } = management;
  const { sending, send } = useSending();
  const resend = () =>
    send(() => callApi(resendTickets, { params: { bookingId }, body: token === null ? {} : { token } }));
  return (
    <section className="wrap-anywhere" aria-labelledby="contact">
      <h3 id="contact" className={asideTitle}>
        {words.title}
      </h3>
      <p>
        {contact.givenName} {contact.familyName}
        <br />
        <PhoneNumber number={contact.phone} />
        <br />
        <bdi dir="ltr">{contact.email}</bdi>
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-3 empty:hidden print:hidden">
        {isContactCorrectable && <TextButton onPress={onCorrect}>{words.correct}</TextButton>}
        {hasTickets && sending.state !== "sent" && (
          <ActionLink isBusy={sending.state === "sending"} onPress={resend}>
            {words.resend}
          </ActionLink>
        )}
        {hasTickets && calendarFeed && (
          <a className={textLink} href={calendarFeed}>
            {words.calendar}
          </a>
        )}
      </p>
      <p role="status" className="empty:hidden">
        {sending.state === "sent" && fill(words.resent, { email: contact.email })}
      </p>
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
    </section>
  );
}
