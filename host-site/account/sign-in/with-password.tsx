import type { FormEvent } from "react";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { EmailField } from "../../forms/email-field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { StepButton, StepLink } from "../../forms/step-link.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { signIn } from "../../../sdk/contracts/calls/account-access.ts";
import { useAccount } from "../../sections/context.ts";
import { IdentityProvider } from "./identity-provider.tsx";
import { afterSignIn } from "./return-to.ts";
import { aroundLine, textLink } from "../../../sdk/ui/text-button.tsx";
import { formGrid } from "../../forms/classes.ts";
import { PanelHead, PanelLink } from "./panel.tsx";

/** E-mail and password, and the other ways in. */
export function WithPassword({ isOnTheWay }: { readonly isOnTheWay: boolean }) {
  const words = useAccount().words.signIn;
  const { given, email, all } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm(
    { email: "", password: "" },
    { email: all(given(words.giveEmail), email), password: given(words.givePassword) },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    // Reloads the page: shell and elements still have another session's data.
    send(
      () => callApi(signIn, { body: { email: form.values.email.trim(), password: form.values.password } }),
      () => location.assign(afterSignIn(location)),
    );
  }

  const isSending = isBusy(sending);
  return (
    <>
      <PanelHead title={words.title} lead={isOnTheWay ? words.leadBack : words.lead} />
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && (
          <Refused
            refusal={sending.refusal}
            own={{ credentials_invalid: words.refused, invalid_input: words.refused }}
          />
        )}
        <EmailField field={form.field("email")} label={words.email} autoComplete="username" />
        <PasswordField field={form.field("password")} label={words.password} autoComplete="current-password" />
        <StepLink
          className={`justify-self-start text-14 ${textLink} ${aroundLine}`}
          changes={{ view: "forgot", error: null }}
        >
          {words.forgot}
        </StepLink>
        <Submit wide isBusy={isSending}>
          {words.submit}
        </Submit>
      </form>
      <p className="my-5 flex items-center gap-4 text-14 text-ink-3 before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
        {words.or}
      </p>
      <div className={formGrid}>
        <StepButton changes={{ view: "link", error: null }}>{words.byLink}</StepButton>
        <IdentityProvider />
      </div>
      <PanelLink before={words.newHere} changes={{ view: "sign-up", error: null }}>
        {words.toSignUp}
      </PanelLink>
      <PanelLink isQuiet before={words.guests} changes={{ view: "booking-link" }}>
        {words.toBookingLink}
      </PanelLink>
    </>
  );
}
