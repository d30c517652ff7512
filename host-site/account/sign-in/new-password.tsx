import type { FormEvent } from "react";
import { isGuessable, shortestPassword } from "../../../sdk/contracts/password.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { StepButton } from "../../forms/step-link.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { resetPassword } from "../../../sdk/contracts/calls/account-access.ts";
import { useAccount } from "../../sections/context.ts";
import { LinkButton } from "../../../sdk/ui/link-button.tsx";
import { formGrid } from "../../forms/classes.ts";
import { PanelHead } from "./panel.tsx";

/** Where the link of the mail leads: sets a new password with its token. */
export function NewPassword() {
  const { words: all, answer } = useAccount();
  const words = all.newPassword;
  const { query } = useAddress();
  const token = query.get("token");
  const { given, longEnough, all: every } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm(
    { password: "" },
    {
      password: every(given(), longEnough(shortestPassword), (password) =>
        isGuessable(password) ? all.signUp.passwordCommon : null,
      ),
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (token && form.isRight())
      send(
        () => callApi(resetPassword, { body: { newPassword: form.values.password, token } }),
        undefined,
        ({ code }) => code === "password_common" && form.refuse({ password: code }, () => all.signUp.passwordCommon),
      );
  }

  const isTooOld =
    !token || query.has("error") || (sending.state === "refused" && sending.refusal.code === "token_invalid");
  return (
    <>
      <PanelHead title={words.title} {...(sending.state === "sent" || isTooOld ? {} : { lead: words.lead })} />
      {sending.state === "sent" ? (
        <div className="mt-4 grid gap-6">
          <Message kind="done" takesFocus>
            <p>{words.done}</p>
          </Message>
          <LinkButton variant="primary" className="justify-self-start" href={answer.shell.paths.account}>
            {all.signIn.submit}
          </LinkButton>
        </div>
      ) : isTooOld ? (
        <div className="mt-4 grid gap-6">
          <Message kind="warning">
            <p>{words.tokenInvalid}</p>
          </Message>
          <StepButton
            variant="primary"
            className="justify-self-start"
            changes={{ view: "forgot", token: null, error: null }}
          >
            {words.askAgain}
          </StepButton>
        </div>
      ) : (
        <>
          <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
            {sending.state === "refused" && sending.refusal.code !== "password_common" && (
              <Refused refusal={sending.refusal} />
            )}
            <PasswordField
              field={form.field("password")}
              label={words.password}
              hint={all.signUp.passwordHint}
              autoComplete="new-password"
            />
            <Submit wide isBusy={sending.state === "sending"}>
              {words.submit}
            </Submit>
          </form>
        </>
      )}
    </>
  );
}
