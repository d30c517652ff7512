import type { FormEvent } from "react";
import { MailCheck } from "lucide";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { EmailField } from "../../forms/email-field.tsx";
import { FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { sendManagementLink } from "../../../sdk/contracts/calls/manage.ts";
import { useAccount } from "../../sections/context.ts";
import { MailSent } from "../../forms/mail-sent.tsx";
import { Button } from "../../../sdk/ui/button.tsx";
import { formGrid } from "../../forms/classes.ts";
import { PanelHead, PanelLink } from "./panel.tsx";

/**
 * For a visitor who booked without an account and has lost the mail: sends its link again, by number and address. The
 * answer does not reveal whether there is such a booking.
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

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.isRight())
      send(() => callApi(sendManagementLink, { body: { bookingNumber: form.values.bookingNumber.trim(), email } }));
  }

  if (sending.state === "sent")
    return (
      <MailSent icon={MailCheck} title={words.sentTitle} text={fill(words.sent, { email })}>
        <Button variant="secondary" className="mt-4" onPress={rest}>
          {words.again}
        </Button>
      </MailSent>
    );
  return (
    <>
      <PanelHead title={words.title} lead={words.lead} />
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.refusals} />}
        <FormTextField
          field={form.field("bookingNumber")}
          label={words.number}
          hint={words.numberHint}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <EmailField field={form.field("email")} label={words.email} />
        <Submit wide isBusy={sending.state === "sending"}>
          {words.submit}
        </Submit>
      </form>
      <PanelLink changes={{ view: null }}>{words.toSignIn}</PanelLink>
    </>
  );
}
