import { MailCheck } from "lucide";
import { ask } from "../../forms/ask.ts";
import { checksIn } from "../../forms/checks.ts";
import { EmailField } from "../../forms/email-field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { requestPasswordReset } from "../calls.ts";
import { useAccount } from "../context.ts";
import { MailSent } from "./mail-sent.tsx";

/** Where a link to set a new password leads. */
export function newPasswordPath(accountPath: string): string {
  return `${accountPath}?view=new-password`;
}

/** Asks for a link to set a new password. */
export function Forgot() {
  const { words: all, answer } = useAccount();
  const words = all.forgot;
  const checks = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm({ email: "" }, { email: checks.all(checks.given(all.signIn.giveEmail), checks.email) });

  function submit(event: Event) {
    event.preventDefault();
    if (form.isRight())
      send(() =>
        ask(requestPasswordReset, {
          body: { email: form.values.email.trim(), redirectTo: newPasswordPath(answer.shell.paths.account) },
        }),
      );
  }

  const back = (
    <p class="panel-foot">
      <StepLink changes={{ view: null }}>{words.back}</StepLink>
    </p>
  );
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
      <h2 tabIndex={-1}>{words.title}</h2>
      <p class="panel-lead">{words.lead}</p>
      <form ref={form.ref} class="form" noValidate onSubmit={submit}>
        {sending.state === "refused" && <Refused refusal={sending.refusal} />}
        <EmailField field={form.field("email")} label={all.signIn.email} autocomplete="username" />
        <Submit isBusy={sending.state === "sending"}>{words.submit}</Submit>
      </form>
      {back}
    </>
  );
}
