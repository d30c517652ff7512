import { ask } from "../../forms/ask.ts";
import { checksIn } from "../../forms/checks.ts";
import { EmailField } from "../../forms/email-field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { StepLink } from "../../forms/step-link.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { signIn } from "../calls.ts";
import { useAccount } from "../context.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { afterSignIn } from "./return-to.ts";

/** E-mail and password, and the other ways in. */
export function WithPassword({ isOnTheWay }: { readonly isOnTheWay: boolean }) {
  const words = useAccount().words.signIn;
  const { given, email, all } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const form = useForm(
    { email: "", password: "" },
    { email: all(given(words.giveEmail), email), password: given(words.givePassword) },
  );

  function submit(event: Event) {
    event.preventDefault();
    if (!form.isRight()) return;
    // The page is loaded anew: shell and elements are those of somebody else now.
    send(
      () => ask(signIn, { body: { email: form.values.email.trim(), password: form.values.password } }),
      () => location.assign(afterSignIn(location)),
    );
  }

  const isBusy = sending.state === "sending" || sending.state === "sent";
  return (
    <>
      <h2 tabIndex={-1}>{words.title}</h2>
      <p class="panel-lead">{isOnTheWay ? words.leadBack : words.lead}</p>
      <form ref={form.ref} class="form" noValidate onSubmit={submit}>
        {sending.state === "refused" && (
          <Refused
            refusal={sending.refusal}
            own={{ credentials_invalid: words.refused, invalid_input: words.refused }}
          />
        )}
        <EmailField field={form.field("email")} label={words.email} autocomplete="username" />
        <PasswordField field={form.field("password")} label={words.password} autocomplete="current-password" />
        <StepLink class="quiet-link" changes={{ view: "forgot", error: null }}>
          {words.forgot}
        </StepLink>
        <Submit isBusy={isBusy}>{words.submit}</Submit>
      </form>
      <p class="rule">
        <span>{words.or}</span>
      </p>
      <div class="form">
        <StepLink class="button button-quiet" changes={{ view: "link", error: null }}>
          {words.byLink}
        </StepLink>
        <Elsewhere />
      </div>
      <p class="panel-foot">
        {words.newHere} <StepLink changes={{ view: "sign-up", error: null }}>{words.toSignUp}</StepLink>
      </p>
      <p class="panel-note">
        {words.guests} <StepLink changes={{ view: "booking-link" }}>{words.toBookingLink}</StepLink>
      </p>
    </>
  );
}
