import { useState } from "preact/hooks";
import type { User } from "../../../sdk/contracts/account.ts";
import { ask } from "../../forms/ask.ts";
import { checksIn } from "../../forms/checks.ts";
import { Dialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { ActionButton, Submit } from "../../forms/submit.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { deleteAccount, sendDeletionLink } from "../calls.ts";
import { useAccount } from "../context.ts";

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
      <button type="button" class="button button-quiet" onClick={() => open(true)}>
        {words.delete}
      </button>
      {(isOpen || token !== null) && (
        <Dialog title={words.deleteTitle} onClose={close} isOfAddress={token !== null}>
          <Consequences />
          {token !== null ? (
            <ByLink token={token} onClose={close} />
          ) : user.hasPassword ? (
            <ByPassword user={user} onClose={close} />
          ) : (
            <AskForLink user={user} />
          )}
        </Dialog>
      )}
    </>
  );
}

function Consequences() {
  const words = useAccount().words.settings;
  return (
    <div class="consequences">
      <h3>{words.goesTitle}</h3>
      <ul>
        {words.goes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h3>{words.staysTitle}</h3>
      <ul>
        {words.stays.map((each) => (
          <li key={each}>{each}</li>
        ))}
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

  function submit(event: Event) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () => ask(deleteAccount, { body: { password: form.values.password } }),
      leave,
      ({ code }) => code === "password_wrong" && form.refuse({ password: code }, () => words.passwordWrong),
    );
  }

  return (
    <form ref={form.ref} class="form" noValidate onSubmit={submit}>
      {sending.state === "refused" && sending.refusal.code !== "password_wrong" && (
        <Refused refusal={sending.refusal} />
      )}
      {/* For password managers: whose password it is. */}
      <input
        type="email"
        class="unseen"
        autocomplete="username"
        value={user.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField field={form.field("password")} label={words.yourPassword} autocomplete="current-password" />
      <DialogButtons dismiss={words.keepAccount} onClose={onClose}>
        <Submit class="button button-danger" isBusy={sending.state === "sending" || sending.state === "sent"}>
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
    <div class="form">
      {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.deletionRefusals} />}
      <DialogButtons dismiss={words.keepAccount} onClose={onClose}>
        <ActionButton
          class="button button-danger"
          isBusy={sending.state === "sending" || sending.state === "sent"}
          onPress={() => send(() => ask(deleteAccount, { body: { token } }), leave)}
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
    <div class="form">
      <p>{words.deleteByLink}</p>
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      <ActionButton
        isBusy={sending.state === "sending"}
        onPress={() => send(() => ask(sendDeletionLink, { body: {} }))}
      >
        {words.setPassword}
      </ActionButton>
    </div>
  );
}
