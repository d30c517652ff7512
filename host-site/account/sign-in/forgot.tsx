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
import { requestPasswordReset } from "../../../sdk/contracts/calls/account-access.ts";
import { useAccount } from "../../sections/context.ts";
import { MailSent } from "../../forms/mail-sent.tsx";
import { formGrid } from "../../forms/classes.ts";
import { PanelHead, PanelLink } from "./panel.tsx";

/** Where a link to set a new password leads. */
export function newPasswordPath(accountPath: string): string {
  return `${accountPath}?view=new-password`;
}

/** Requests a link to set a new password. */
export function Forgot() {
  const { words: all, answer } = useAccount();
  const words = all.forgot;
  const checks = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm({ email: "" }, { email: checks.all(checks.given(all.signIn.giveEmail), checks.email) });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.isRight())
      send(() =>
        callApi(requestPasswordReset, {
          body: { email: form.values.email.trim(), redirectTo: newPasswordPath(answer.shell.paths.account) },
        }),
      );
  }

  const back = <PanelLink changes={{ view: null }}>{words.back}</PanelLink>;
  if (sending.state === "sent")
    return (
      <MailSent
        icon={MailCheck}
        title={all.link.sentTitle}
        text={fill(words.sent, { email: form.values.email.trim() })}
      >
        {back}
      </MailSent>
    );
  return (
    <>
      <PanelHead title={words.title} lead={words.lead} />
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && <Refused refusal={sending.refusal} />}
        <EmailField field={form.field("email")} label={all.signIn.email} autoComplete="username" />
        <Submit wide isBusy={sending.state === "sending"}>
          {words.submit}
        </Submit>
      </form>
      {back}
    </>
  );
}
