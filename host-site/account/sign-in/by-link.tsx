import type { FormEvent } from "react";
import { MailCheck } from "lucide";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { EmailField } from "../../forms/email-field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { sendMagicLink } from "../../../sdk/contracts/calls/account-access.ts";
import { useAccount } from "../../sections/context.ts";
import { MailSent } from "../../forms/mail-sent.tsx";
import { afterSignIn } from "./return-to.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { formGrid } from "../../forms/classes.ts";
import { PanelHead, PanelLink } from "./panel.tsx";

/** A link by mail that signs in; it also makes the account where there is none. */
export function ByLink() {
  const { words: all, answer } = useAccount();
  const words = all.link;
  const checks = checksIn(useFormWords().words);
  const { sending, send, rest } = useSending();
  const form = useForm({ email: "" }, { email: checks.all(checks.given(all.signIn.giveEmail), checks.email) });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const body = {
      email: form.values.email.trim(),
      callbackURL: afterSignIn(location),
      errorCallbackURL: answer.shell.paths.account,
      metadata: { locale: answer.locale },
    };
    send(() => callApi(sendMagicLink, { body }));
  }

  if (sending.state === "sent")
    return (
      <MailSent icon={MailCheck} title={words.sentTitle} text={fill(words.sent, { email: form.values.email.trim() })}>
        <Button variant="secondary" className="mt-4" onPress={rest}>
          {words.again}
        </Button>
      </MailSent>
    );
  return (
    <>
      <PanelHead title={words.title} lead={words.lead} />
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && <Refused refusal={sending.refusal} />}
        <EmailField field={form.field("email")} label={all.signIn.email} />
        <Submit wide isBusy={sending.state === "sending"}>
          {words.submit}
        </Submit>
      </form>
      <PanelLink changes={{ view: null }}>{words.toPassword}</PanelLink>
    </>
  );
}
