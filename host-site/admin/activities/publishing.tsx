import { useId, useState } from "preact/hooks";
import type { AdminActivity } from "../../../sdk/contracts/admin.ts";
import { useAccount } from "../../account/context.ts";
import { ask } from "../../forms/ask.ts";
import { Dialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { ActionButton } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { publishActivity, unpublishActivity } from "../calls.ts";
import { useAdminWords } from "../context.ts";

interface PublishingProps {
  readonly activity: AdminActivity;
  readonly onChanged: (activity: AdminActivity) => void;
  readonly onReload: () => void;
}

/** Whether it is in the shop. Taking it out asks once. */
export function Publishing({ activity, onChanged, onReload }: PublishingProps) {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.activities;
  const { words: formWords } = useFormWords();
  const id = useId();
  const [isAsking, askFirst] = useState(false);
  const { sending, send, rest } = useSending();
  const { revision, state } = activity;
  const isPublished = state === "published";
  const change = (wire: typeof publishActivity | typeof unpublishActivity) =>
    send(
      () => ask(wire, { params: { id: String(activity.id) }, query: { locale: answer.locale }, body: { revision } }),
      (changed) => {
        askFirst(false);
        rest();
        onChanged(changed);
      },
    );
  const refused = sending.state === "refused" && (
    <Refused
      refusal={sending.refusal}
      own={{ changed_meanwhile: all.conflict, not_publishable: words.withdrawn }}
      {...(sending.refusal.code === "changed_meanwhile"
        ? { action: { title: formWords.reload, onPress: () => (askFirst(false), rest(), onReload()) } }
        : {})}
    />
  );
  return (
    <div class="publishing">
      <div>
        <strong id={id}>{words.publishing}</strong>
        <p class="row-quiet" id={`${id}-note`}>
          {state === "withdrawn" ? words.withdrawn : isPublished ? words.publishingOn : words.publishingOff}
        </p>
      </div>
      {state !== "withdrawn" && (
        <button
          type="button"
          role="switch"
          class="switch"
          aria-checked={isPublished}
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          aria-disabled={sending.state === "sending"}
          onClick={() => (isPublished ? askFirst(true) : change(publishActivity))}
        >
          <span />
        </button>
      )}
      {!isAsking && refused}
      {isAsking && (
        <Dialog title={words.unpublishTitle} onClose={() => askFirst(false)}>
          <div class="form">
            <p>{words.unpublishText}</p>
            {refused}
            <DialogButtons dismiss={formWords.cancel} onClose={() => askFirst(false)}>
              <ActionButton
                class="button button-danger"
                isBusy={sending.state === "sending"}
                onPress={() => change(unpublishActivity)}
              >
                {words.unpublish}
              </ActionButton>
            </DialogButtons>
          </div>
        </Dialog>
      )}
    </div>
  );
}
