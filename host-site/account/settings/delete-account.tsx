import { type FormEvent, useState } from "react";
import type { User } from "../../../sdk/contracts/account.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { ActionButton, Submit } from "../../forms/submit.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { deleteAccount, sendDeletionLink } from "../../../sdk/contracts/calls/account-data.ts";
import { useAccount } from "../../sections/context.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { formButton, formGrid } from "../../forms/classes.ts";

/** Opens the dialog that deletes the account; the link of a mail (`?deletion=…`) opens it by itself. */
export function DeleteAccount({ user }: { readonly user: User }) {
  const words = useAccount().words.settings;
  const { query, go } = useAddress();
  const token = query.get("deletion");
  const [isOpen, open] = useState(false);
  function close() {
    open(false);
    if (token !== null) go({ deletion: null });
  }
  return (
    <>
      <Button variant="secondary" className={`mt-5 ${formButton}`} onPress={() => open(true)}>
        {words.delete}
      </Button>
      {(isOpen || token !== null) && (
        <FormDialog id="delete-account" title={words.deleteTitle} onClose={close} isOfAddress={token !== null}>
          <Consequences isAffiliate={user.isAffiliate} />
          {token !== null ? (
            <ByLink token={token} onClose={close} />
          ) : user.hasPassword ? (
            <ByPassword user={user} onClose={close} />
          ) : (
            <AskForLink user={user} />
          )}
        </FormDialog>
      )}
    </>
  );
}

const partHead = "text-16 font-strong";

function Consequences({ isAffiliate }: Pick<User, "isAffiliate">) {
  const words = useAccount().words.settings;
  return (
    <div className="mb-5 grid gap-2">
      <h3 className={partHead}>{words.goesTitle}</h3>
      <ul className="mb-2 grid list-disc gap-1 ps-5">
        {words.goes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h3 className={partHead}>{words.staysTitle}</h3>
      <ul className="mb-2 grid list-disc gap-1 ps-5">
        {words.stays.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {isAffiliate && <li>{words.staysAffiliate}</li>}
      </ul>
      <p>{words.deleteForGood}</p>
    </div>
  );
}

/** Leaves with a new document: what the old one showed was the account's. */
function useLeave(): () => void {
  const { account } = useAccount().answer.shell.paths;
  return () => location.replace(`${account}?deleted=1`);
}

interface WayProps {
  readonly onClose: () => void;
}

function ByPassword({ user, onClose }: WayProps & { readonly user: User }) {
  const words = useAccount().words.settings;
  const { given } = checksIn(useFormWords().words);
  const { sending, send } = useSending();
  const leave = useLeave();
  const form = useForm({ password: "" }, { password: given() });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () => callApi(deleteAccount, { body: { password: form.values.password } }),
      leave,
      ({ code }) => code === "password_wrong" && form.refuse({ password: code }, () => words.passwordWrong),
    );
  }

  return (
    <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
      {sending.state === "refused" && sending.refusal.code !== "password_wrong" && (
        <Refused refusal={sending.refusal} />
      )}
      {/* For password managers: the account of the password. */}
      <input
        type="email"
        className="sr-only"
        autoComplete="username"
        value={user.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField field={form.field("password")} label={words.yourPassword} autoComplete="current-password" />
      <DialogButtons isAtEnd dismiss={words.keepAccount} onClose={onClose}>
        <Submit variant="danger" isBusy={isBusy(sending)}>
          {words.deleteNow}
        </Submit>
      </DialogButtons>
    </form>
  );
}

function ByLink({ token, onClose }: WayProps & { readonly token: string }) {
  const words = useAccount().words.settings;
  const { sending, send } = useSending();
  const leave = useLeave();
  return (
    <div className={formGrid}>
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.deletionRefusals} />}
      <DialogButtons isAtEnd dismiss={words.keepAccount} onClose={onClose}>
        <ActionButton
          variant="danger"
          isBusy={isBusy(sending)}
          onPress={() => send(() => callApi(deleteAccount, { body: { token } }), leave)}
        >
          {words.deleteNow}
        </ActionButton>
      </DialogButtons>
    </div>
  );
}

function AskForLink({ user }: { readonly user: User }) {
  const words = useAccount().words.settings;
  const { sending, send } = useSending();
  if (sending.state === "sent")
    return (
      <Message kind="done" takesFocus>
        <p>{fill(words.deletionLinkSent, { email: user.email })}</p>
      </Message>
    );
  return (
    <div className={formGrid}>
      <p>{words.deleteByLink}</p>
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      <ActionButton
        isBusy={sending.state === "sending"}
        onPress={() => send(() => callApi(sendDeletionLink, { body: {} }))}
      >
        {words.setPassword}
      </ActionButton>
    </div>
  );
}
