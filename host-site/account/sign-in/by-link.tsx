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
import { sendMagicLink } from "../calls.ts";
import { useAccount } from "../context.ts";
import { MailSent } from "./mail-sent.tsx";
import { afterSignIn } from "./return-to.ts";

/** A link by mail that signs in; it also makes the account where there is none. */
export function ByLink() {
  const { words: all, answer } = useAccount();
  const words = all.link;
  const checks = checksIn(useFormWords().words);
  const { sending, send, rest } = useSending();
  const form = useForm({ email: "" }, { email: checks.all(checks.given(all.signIn.giveEmail), checks.email) });

  function submit(event: Event) {
    event.preventDefault();
    if (!form.isRight()) return;
    const body = {
      email: form.values.email.trim(),
      callbackURL: afterSignIn(location),
      errorCallbackURL: answer.shell.paths.account,
      metadata: { locale: answer.locale },
    };
    send(() => ask(sendMagicLink, { body }));
  }

  if (sending.state === "sent")
    return (
      <MailSent icon={MailCheck} title={words.sentTitle} text={fill(words.sent, { email: form.values.email.trim() })}>
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
        {sending.state === "refused" && <Refused refusal={sending.refusal} />}
        <EmailField field={form.field("email")} label={all.signIn.email} />
        <Submit isBusy={sending.state === "sending"}>{words.submit}</Submit>
      </form>
      <p class="panel-foot">
        <StepLink changes={{ view: null }}>{words.toPassword}</StepLink>
      </p>
    </>
  );
}
