import type { FormEvent } from "react";
import { nameMaxLength } from "../../../sdk/contracts/contact.ts";
import { isGuessable, shortestPassword } from "../../../sdk/contracts/password.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { EmailField } from "../../forms/email-field.tsx";
import { FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { signUp } from "../../../sdk/contracts/calls/account-access.ts";
import { useAccount } from "../../sections/context.ts";
import { afterSignIn } from "./return-to.ts";
import { WithLinks } from "../../forms/with-links.tsx";
import { formGrid } from "../../forms/classes.ts";
import { quiet } from "../../sections/classes.ts";
import { PanelHead, PanelLink } from "./panel.tsx";

/** A new account. It is signed in at once; a mail confirms its address. */
export function SignUp() {
  const { words: every, answer } = useAccount();
  const words = every.signUp;
  const { given, email, longEnough, all } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm(
    { givenName: "", familyName: "", email: "", password: "" },
    {
      givenName: given(),
      familyName: given(),
      email: all(given(), email),
      password: all(
        given(),
        longEnough(shortestPassword),
        (password, mine: { email: string; givenName: string; familyName: string }) =>
          isGuessable(password, [mine.email, mine.givenName, mine.familyName]) ? words.passwordCommon : null,
      ),
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { givenName, familyName, email: address, password } = form.values;
    const { locale, shell } = answer;
    send(
      () =>
        callApi(signUp, {
          body: { givenName, familyName, email: address.trim(), password, locale, callbackURL: shell.paths.account },
        }),
      () => location.assign(afterSignIn(location)),
      ({ code, fields }) =>
        form.refuse(fields, (name) =>
          name !== "password"
            ? every.signIn.giveEmail
            : code === "password_common"
              ? words.passwordCommon
              : words.passwordShort,
        ),
    );
  }

  const isSending = isBusy(sending);
  const own = { account_exists: words.exists, password_too_short: words.passwordShort };
  return (
    <>
      <PanelHead title={words.title} lead={words.lead} />
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && sending.refusal.code !== "password_common" && (
          <Refused refusal={sending.refusal} own={own} />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,180px),1fr))] gap-x-4 gap-y-5">
          <FormTextField
            field={form.field("givenName")}
            label={words.givenName}
            autoComplete="given-name"
            maxLength={nameMaxLength}
          />
          <FormTextField
            field={form.field("familyName")}
            label={words.familyName}
            autoComplete="family-name"
            maxLength={nameMaxLength}
          />
        </div>
        <EmailField field={form.field("email")} label={words.email} hint={words.emailHint} autoComplete="username" />
        <PasswordField
          field={form.field("password")}
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
        <p className={`text-pretty ${quiet}`}>
          <WithLinks
            sentence={words.terms}
            links={{
              terms: { title: words.termsLink, url: answer.shell.paths.terms },
              privacy: { title: words.privacyLink, url: answer.shell.paths["privacy-policy"] },
            }}
          />
        </p>
        <Submit wide isBusy={isSending}>
          {words.submit}
        </Submit>
      </form>
      <PanelLink before={words.haveOne} changes={{ view: null }}>
        {words.toSignIn}
      </PanelLink>
    </>
  );
}
