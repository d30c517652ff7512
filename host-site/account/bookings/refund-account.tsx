import { type FormEvent, useState } from "react";
import {
  getRefundAccount,
  giveRefundAccount,
  type RefundAccount as Known,
} from "../../../sdk/contracts/calls/refund-account.ts";
import { accountHolderMaxLength, ibanMaxLength } from "../../../sdk/contracts/iban.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { formGrid } from "../../forms/classes.ts";
import { FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { useSending } from "../../forms/use-sending.ts";
import { cardActions, itemCard, sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";

interface RefundAccountProps {
  readonly bookingId: string;
  /** Of the link in the mail about the refund. */
  readonly token: string;
}

/**
 * Asks which account a refund goes to that can't go back the way it came. What was given shows the end of its IBAN
 * alone, and can be given anew until the team has paid.
 */
export function RefundAccount({ bookingId, token }: RefundAccountProps) {
  const words = useAccount().words.refundAccount;
  const { loaded, retry, replace } = useLoaded(token, () =>
    callApi(getRefundAccount, { params: { bookingId }, query: { token } }),
  );
  const [step, go] = useState<"shown" | "changing" | "given">("shown");
  if (loaded.state === "failed")
    return (
      <Message kind="warning">
        <p>{words.invalid}</p>
      </Message>
    );
  if (loaded.state !== "shown") return null;
  const { amount, account } = loaded.data;
  if (amount === null)
    return (
      <Message kind="info">
        <p>{words.closed}</p>
      </Message>
    );
  if (account && step !== "changing")
    return (
      <Message
        key={step}
        kind="done"
        takesFocus={step === "given"}
        actions={
          <Button variant="secondary" onPress={() => go("changing")}>
            {words.change}
          </Button>
        }
      >
        <p>{fill(words.known, { amount: amount.formatted, ...account })}</p>
      </Message>
    );
  return (
    <section id="refund-account" className={itemCard} aria-labelledby="refund-account-title">
      <div>
        <h3 id="refund-account-title" className={sectionTitle}>
          {words.title}
        </h3>
        <p className="mt-1 max-w-measure text-ink-2">{fill(words.text, { amount: amount.formatted })}</p>
      </div>
      <AccountForm
        bookingId={bookingId}
        token={token}
        onGiven={(known) => (replace(known), go("given"))}
        onClosed={retry}
        onKeep={account && (() => go("shown"))}
      />
    </section>
  );
}

interface AccountFormProps extends RefundAccountProps {
  readonly onGiven: (known: Known) => void;
  /** The team has paid meanwhile. */
  readonly onClosed: () => void;
  /** Leaves what is known; null where nothing is. */
  readonly onKeep: (() => void) | null;
}

function AccountForm({ bookingId, token, onGiven, onClosed, onKeep }: AccountFormProps) {
  const words = useAccount().words.refundAccount;
  const { words: formWords } = useFormWords();
  const { given, iban, all } = checksIn(formWords);
  const form = useForm({ iban: "", holder: "" }, { iban: all(given(), iban), holder: given() });
  const { sending, send } = useSending();
  const isBusy = sending.state === "sending";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () => callApi(giveRefundAccount, { params: { bookingId }, body: { token, ...form.values } }),
      onGiven,
      ({ code }) => code === "changed_meanwhile" && onClosed(),
    );
  }

  return (
    <form ref={form.ref} className={`max-w-100 ${formGrid}`} noValidate onSubmit={submit}>
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      <FormTextField
        field={form.field("iban")}
        label={words.iban}
        placeholder="CH93 0076 2011 6238 5295 7"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={ibanMaxLength}
        dir="ltr"
      />
      <FormTextField
        field={form.field("holder")}
        label={words.holder}
        autoComplete="name"
        maxLength={accountHolderMaxLength}
      />
      <div className={cardActions}>
        <Submit isBusy={isBusy}>{words.give}</Submit>
        {onKeep && (
          <Button variant="secondary" disabled={isBusy} onPress={onKeep}>
            {words.keep}
          </Button>
        )}
      </div>
    </form>
  );
}
