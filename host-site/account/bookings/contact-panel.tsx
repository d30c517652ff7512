import { useEffect, useState } from "preact/hooks";
import { Refused } from "../../forms/message.tsx";
import { showPhone } from "../../forms/phone.ts";
import { ActionButton } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { ask } from "../../forms/ask.ts";
import { fill } from "../../shell/fill.ts";
import { resendTickets } from "../calls.ts";
import { useAccount } from "../context.ts";
import type { Management } from "./shown-booking.ts";

interface ContactPanelProps {
  readonly management: Management;
  /** Whether there are tickets that can be sent. */
  readonly hasTickets: boolean;
  readonly onCorrect: () => void;
}

/** Who booked: name and phone, which can be corrected, and the address that tickets go to, which can't. */
export function ContactPanel({ management, hasTickets, onCorrect }: ContactPanelProps) {
  const words = useAccount().words.contact;
  const { bookingId, token, contact, isContactCorrectable } = management;
  const [phone, show] = useState(contact.phone);
  const { sending, send } = useSending();
  useEffect(() => void showPhone(contact.phone).then(show), [contact.phone]);
  const resend = () => send(() => ask(resendTickets, { params: { bookingId }, body: token === null ? {} : { token } }));
  return (
    <section class="contact" aria-labelledby="contact">
      <h3 id="contact">{words.title}</h3>
      <p>
        {contact.givenName} {contact.familyName}
        <br />
        <bdi dir="ltr">{phone}</bdi>
        <br />
        <bdi dir="ltr">{contact.email}</bdi>
      </p>
      <p class="contact-actions">
        {isContactCorrectable && (
          <button type="button" class="link-button" onClick={onCorrect}>
            {words.correct}
          </button>
        )}
        {hasTickets && sending.state !== "sent" && (
          <ActionButton class="link-button" isBusy={sending.state === "sending"} onPress={resend}>
            {words.resend}
          </ActionButton>
        )}
      </p>
      <p role="status">{sending.state === "sent" && fill(words.resent, { email: contact.email })}</p>
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
    </section>
  );
}
