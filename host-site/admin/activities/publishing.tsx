import { useId, useState } from "react";
import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { ActionButton } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { publishActivity, unpublishActivity } from "../../../sdk/contracts/calls/admin/activities.ts";
import { useAdminWords } from "../context.ts";
import { RefusedChange } from "../refused-change.tsx";
import { Switch } from "../../../sdk/ui/switch.tsx";
import { formGrid } from "../../forms/classes.ts";
import { quiet } from "../../sections/classes.ts";

interface PublishingProps {
  readonly activity: AdminActivity;
  readonly onChanged: (activity: AdminActivity) => void;
  readonly load: () => Promise<AdminActivity>;
  readonly onReloaded: (activity: AdminActivity) => void;
}

/** Whether the activity is in the shop. Unpublishing asks for a confirmation. */
export function Publishing({ activity, onChanged, load, onReloaded }: PublishingProps) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  const { words: formWords } = useFormWords();
  const id = useId();
  const [isAsking, askFirst] = useState(false);
  const { sending, send, rest } = useSending();
  const { revision, state } = activity;
  const isPublished = state === "published";
  const after = (next: (activity: AdminActivity) => void) => (activity: AdminActivity) => {
    askFirst(false);
    rest();
    next(activity);
  };
  const change = (call: typeof publishActivity | typeof unpublishActivity) =>
    send(
      () =>
        callApi(call, { params: { id: String(activity.id) }, query: { locale: answer.locale }, body: { revision } }),
      after(onChanged),
    );
  const refused = sending.state === "refused" && (
    <RefusedChange
      sending={sending}
      own={{ not_publishable: words.withdrawn }}
      onReload={() => send(load, after(onReloaded))}
    />
  );
  return (
    <div className="mt-6 mb-2 grid max-w-210 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 rounded-card border border-line px-5 py-4">
      <div>
        <strong id={id} className="font-strong">
          {words.publishing}
        </strong>
        <p className={quiet} id={`${id}-note`}>
          {state === "withdrawn" ? words.withdrawn : isPublished ? words.publishingOn : words.publishingOff}
        </p>
      </div>
      {state !== "withdrawn" && (
        <Switch
          isOn={isPublished}
          labelledBy={id}
          describedBy={`${id}-note`}
          busy={sending.state === "sending"}
          onPress={() => (isPublished ? askFirst(true) : change(publishActivity))}
        />
      )}
      {!isAsking && refused && <div className="col-span-full">{refused}</div>}
      {isAsking && (
        <FormDialog id="unpublish-activity" title={words.unpublishTitle} onClose={() => askFirst(false)}>
          <div className={formGrid}>
            <p>{words.unpublishText}</p>
            {refused}
            <DialogButtons dismiss={formWords.cancel} onClose={() => askFirst(false)}>
              <ActionButton
                variant="danger"
                isBusy={sending.state === "sending"}
                onPress={() => change(unpublishActivity)}
              >
                {words.unpublish}
              </ActionButton>
            </DialogButtons>
          </div>
        </FormDialog>
      )}
    </div>
  );
}
