import type { FormEvent } from "react";
import type { User } from "../../../sdk/contracts/account.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { EmailField } from "../../forms/email-field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { changeEmail } from "../../../sdk/contracts/calls/account-access.ts";
import { ConfirmAddress } from "../confirm-address.tsx";
import { useAccount } from "../../sections/context.ts";
import { formGrid } from "../../forms/classes.ts";
import { formWidth } from "../../sections/classes.ts";
import { withChip } from "../../sections/classes.ts";

/**
 * Another address: it takes the links of two mails, and where the one of now was never confirmed that of the new one
 * alone.
 */
export function ChangeEmail({ user }: { readonly user: User }) {
  const { words: every, answer } = useAccount();
  const words = every.settings;
  const { given, email, all } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm(
    { newEmail: "" },
    {
      newEmail: all(given(), email, (value) =>
        value.trim().toLowerCase() === user.email.toLowerCase() ? words.sameEmail : null,
      ),
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () =>
        callApi(changeEmail, {
          body: { newEmail: form.values.newEmail.trim(), callbackURL: `${answer.shell.paths.account}/settings` },
        }),
      () => form.reset({ newEmail: "" }),
    );
  }

  return (
    <form ref={form.ref} className={`mt-5 ${formGrid} ${formWidth}`} noValidate onSubmit={submit}>
      <p className={withChip}>
        <bdi>{fill(words.emailNow, { email: user.email })}</bdi>
        <StatusChip state={user.isEmailConfirmed ? "confirmed" : "new"}>
          {user.isEmailConfirmed ? words.emailConfirmed : words.emailOpen}
        </StatusChip>
      </p>
      {!user.isEmailConfirmed && <ConfirmAddress email={user.email} />}
      {sending.state === "sent" && (
        <Message kind="done" takesFocus>
          <p>{words.emailSent}</p>
        </Message>
      )}
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      <EmailField
        field={form.field("newEmail")}
        label={words.newEmail}
        hint={user.isEmailConfirmed ? words.newEmailHint : words.newEmailHintUnconfirmed}
      />
      <Submit variant="secondary" isBusy={sending.state === "sending"}>
        {words.changeEmail}
      </Submit>
    </form>
  );
}
