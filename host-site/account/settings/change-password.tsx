import type { FormEvent } from "react";
import type { User } from "../../../sdk/contracts/account.ts";
import { isGuessable, shortestPassword } from "../../../sdk/contracts/password.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { ActionButton, Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { changePassword, requestPasswordReset } from "../../../sdk/contracts/calls/account-access.ts";
import { useAccount } from "../../sections/context.ts";
import { newPasswordPath } from "../sign-in/forgot.tsx";
import { formGrid } from "../../forms/classes.ts";
import { formWidth, sectionLead } from "../../sections/classes.ts";

/** Another password; where there is none yet, a link to set one. */
export function ChangePassword({ user }: { readonly user: User }) {
  return user.hasPassword ? <WithPresentOne user={user} /> : <WithoutOne email={user.email} />;
}

function WithPresentOne({ user: { email, givenName, familyName } }: { readonly user: User }) {
  const { words: every } = useAccount();
  const words = every.settings;
  const { given, longEnough, all } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm(
    { currentPassword: "", newPassword: "" },
    {
      currentPassword: given(),
      newPassword: all(given(), longEnough(shortestPassword), (password) =>
        isGuessable(password, [email, givenName, familyName]) ? every.signUp.passwordCommon : null,
      ),
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () => callApi(changePassword, { body: { ...form.values, revokeOtherSessions: true } }),
      () => form.reset({ currentPassword: "", newPassword: "" }),
      ({ code }) => {
        if (code === "password_wrong") form.refuse({ currentPassword: code }, () => words.passwordWrong);
        if (code === "password_common") form.refuse({ newPassword: code }, () => every.signUp.passwordCommon);
      },
    );
  }

  return (
    <form ref={form.ref} className={`mt-5 ${formGrid} ${formWidth}`} noValidate onSubmit={submit}>
      {sending.state === "sent" && (
        <Message kind="done" takesFocus>
          <p>{words.passwordSaved}</p>
        </Message>
      )}
      {sending.state === "refused" && !["password_wrong", "password_common"].includes(sending.refusal.code) && (
        <Refused refusal={sending.refusal} />
      )}
      {/* For password managers: the account of the password. */}
      <input
        type="email"
        className="sr-only"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField field={form.field("currentPassword")} label={words.current} autoComplete="current-password" />
      <PasswordField
        field={form.field("newPassword")}
        label={words.newPassword}
        hint={every.signUp.passwordHint}
        autoComplete="new-password"
      />
      <Submit variant="secondary" isBusy={sending.state === "sending"}>
        {words.changePassword}
      </Submit>
    </form>
  );
}

function WithoutOne({ email }: { readonly email: string }) {
  const { words: all, answer } = useAccount();
  const words = all.settings;
  const { sending, send } = useSending();
  return (
    <div className={`${formGrid} ${formWidth}`}>
      <p className={sectionLead}>{words.noPassword}</p>
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      {sending.state === "sent" ? (
        <Message kind="done" takesFocus>
          <p>{fill(words.linkSent, { email })}</p>
        </Message>
      ) : (
        <ActionButton
          variant="secondary"
          isBusy={sending.state === "sending"}
          onPress={() =>
            send(() =>
              callApi(requestPasswordReset, {
                body: { email, redirectTo: newPasswordPath(answer.shell.paths.account) },
              }),
            )
          }
        >
          {words.setPassword}
        </ActionButton>
      )}
    </div>
  );
}
