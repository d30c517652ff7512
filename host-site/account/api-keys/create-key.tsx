import { type FormEvent, useEffect, useState } from "react";
import { mostApiKeys, type ApiKey } from "../../../sdk/contracts/catalogue-export.ts";
import { createApiKey } from "../../../sdk/contracts/calls/catalogue-export.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { copyText } from "../../../sdk/ui/copy-text.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { formGrid } from "../../forms/classes.ts";
import { FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { reloadAction } from "../../forms/reload-action.ts";
import { Submit } from "../../forms/submit.tsx";
import { typedBeforeReload, useReloadWithTyped } from "../../forms/typed-before-reload.ts";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { formWidth } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";

/** A key that was just made. */
export interface CreatedKey {
  readonly key: string;
  readonly apiKey: ApiKey;
}

interface CreateKeyProps {
  /** Shown until it is withdrawn, or the page is left. */
  readonly created: CreatedKey | null;
  /** No more keys can be made. */
  readonly isFull: boolean;
  readonly onCreated: (created: CreatedKey) => void;
  /** Loads what there is now. */
  readonly onReload: () => void;
}

const formName = "api-key";

/** Makes a key, and shows it this once. */
export function CreateKey({ created, isFull, onCreated, onReload }: CreateKeyProps) {
  const { words: all } = useAccount();
  const words = all.apiKeys;
  const { words: formWords } = useFormWords();
  const { given } = checksIn(formWords);
  const { sending, send, rest } = useSending();
  const form = useForm({ name: "" }, { name: given() });
  const { reloadWith } = useReloadWithTyped(formName);
  useEffect(() => form.set(typedBeforeReload(formName) ?? {}), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    send(
      () => callApi(createApiKey, { body: { name: form.values.name.trim() } }),
      (made) => {
        form.reset({ name: "" });
        onCreated(made);
      },
    );
  }

  const reload = () => (rest(), onReload());
  const reloads: Readonly<Record<string, () => void>> = {
    // Another tab has made the last key, or the team has ended the partnership: the list is out of date.
    api_keys_full: reload,
    affiliate_not_approved: reload,
    // The page leads to signing in, and back.
    not_signed_in: () => reloadWith(form.values),
  };

  return (
    <>
      {created && <NewKey key={created.key} secret={created.key} />}
      {isFull ? (
        <Message kind="info">
          <p>{fill(words.full, { count: mostApiKeys })}</p>
        </Message>
      ) : (
        <form ref={form.ref} className={`mt-5 ${formGrid} ${formWidth}`} noValidate onSubmit={submit}>
          {sending.state === "refused" && (
            <Refused
              refusal={sending.refusal}
              own={words.refusals}
              {...reloadAction(sending.refusal, formWords.reload, reloads)}
            />
          )}
          <FormTextField
            field={form.field("name")}
            label={words.newName}
            hint={words.newNameHint}
            maxLength={60}
            autoComplete="off"
          />
          <Submit variant="secondary" isBusy={sending.state === "sending"}>
            {words.create}
          </Submit>
        </form>
      )}
    </>
  );
}

function NewKey({ secret }: { readonly secret: string }) {
  const { words: all } = useAccount();
  const words = all.apiKeys;
  const [copied, say] = useState<string>("");
  const copy = () =>
    void copyText(secret).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  return (
    <Message
      kind="done"
      title={words.newKey}
      takesFocus
      actions={
        <Button variant="secondary" size="medium" onPress={copy}>
          {words.copy}
        </Button>
      }
    >
      <p>{words.once}</p>
      <p className="mt-2">
        <code className="font-mono text-14 break-all select-all" dir="ltr">
          {secret}
        </code>
      </p>
      <p role="status">{copied}</p>
    </Message>
  );
}
