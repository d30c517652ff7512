import { MailCheck } from "lucide";
import { ask } from "../../forms/ask.ts";
import { checksIn } from "../../forms/checks.ts";
import { EmailField } from "../../forms/email-field.tsx";
import { TextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { sendManagementLink } from "../calls.ts";
import { useAccount } from "../context.ts";
import { MailSent } from "./mail-sent.tsx";

/**
 * For who booked without an account and has lost the mail: its link again, by number and address. Nobody learns whether
 * there is such a booking.
 */
export function BookingLink() {
  const { words: all } = useAccount();
  const words = all.bookingLink;
  const checks = checksIn(useFormWords().words);
  const { sending, send, rest } = useSending();
  const form = useForm(
    { bookingNumber: "", email: "" },
    { bookingNumber: checks.given(words.giveNumber), email: checks.all(checks.given(words.giveEmail), checks.email) },
  );
  const email = form.values.email.trim();

  function submit(event: Event) {
    event.preventDefault();
    if (form.isRight())
      send(() => ask(sendManagementLink, { body: { bookingNumber: form.values.bookingNumber.trim(), email } }));
  }

  if (sending.state === "sent")
    return (
      <MailSent icon={MailCheck} title={words.sentTitle} text={fill(words.sent, { email })}>
        <button type="button" class="button button-quiet" onClick={rest}>
          {words.again}
        </button>
      </MailSent>
    );
  return (
    <>
      <h2 tabIndex={-1}>{words.title}</h2>
      <p class="panel-lead">{words.lead}</p>
      <form ref={form.ref} class="form" noValidate onSubmit={submit}>
        {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
        <TextField
          field={form.field("bookingNumber")}
          label={words.number}
          hint={words.numberHint}
          maxLength={40}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          dir="ltr"
        />
        <EmailField field={form.field("email")} label={words.email} />
        <Submit isBusy={sending.state === "sending"}>{words.submit}</Submit>
      </form>
      <p class="panel-foot">
        <StepLink changes={{ view: null }}>{words.toSignIn}</StepLink>
      </p>
    </>
  );
}
