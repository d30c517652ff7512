import { isGuessable, shortestPassword } from "../../../sdk/contracts/password.ts";
import { ask } from "../../forms/ask.ts";
import { checksIn } from "../../forms/checks.ts";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { resetPassword } from "../calls.ts";
import { useAccount } from "../context.ts";

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

  function submit(event: Event) {
    event.preventDefault();
    if (token && form.isRight())
      send(
        () => ask(resetPassword, { body: { newPassword: form.values.password, token } }),
        undefined,
        ({ code }) => code === "password_common" && form.refuse({ password: code }, () => all.signUp.passwordCommon),
      );
  }

  const isTooOld =
    !token || query.has("error") || (sending.state === "refused" && sending.refusal.code === "token_invalid");
  return (
    <>
      <h2 tabIndex={-1}>{words.title}</h2>
      {sending.state === "sent" ? (
        <>
          <Message kind="done" takesFocus>
            <p>{words.done}</p>
          </Message>
          <a class="button" href={answer.shell.paths.account}>
            {all.signIn.submit}
          </a>
        </>
      ) : isTooOld ? (
        <>
          <Message kind="warning">
            <p>{words.tokenInvalid}</p>
          </Message>
          <StepLink class="button" changes={{ view: "forgot", token: null, error: null }}>
            {words.askAgain}
          </StepLink>
        </>
      ) : (
        <>
          <p class="panel-lead">{words.lead}</p>
          <form ref={form.ref} class="form" noValidate onSubmit={submit}>
            {sending.state === "refused" && sending.refusal.code !== "password_common" && (
              <Refused refusal={sending.refusal} />
            )}
            <PasswordField
              field={form.field("password")}
              label={words.password}
              hint={all.signUp.passwordHint}
              autocomplete="new-password"
            />
            <Submit isBusy={sending.state === "sending"}>{words.submit}</Submit>
          </form>
        </>
      )}
    </>
  );
}
