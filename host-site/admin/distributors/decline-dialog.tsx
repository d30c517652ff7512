import type { FormEvent } from "react";
import { longestDistributorNote, type AdminDistributor } from "../../../sdk/contracts/admin/distributors.ts";
import { closeDistributor, rejectDistributor } from "../../../sdk/contracts/calls/admin/distributors.ts";
import { distributorTransitions, type DistributorState } from "../../../sdk/contracts/distributor.ts";
import { callApi } from "../../api.ts";
import { formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextArea } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { ChangedSinceOpened } from "../changed-since-opened.tsx";
import { useAdminWords } from "../context.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";

const calls = { reject: rejectDistributor, close: closeDistributor } as const;

/** The decision that leads to a state; to apply is none of the team's. */
const decisionTo = { approved: "approve", rejected: "reject", closed: "close", applied: null } as const;
export type Decision = keyof typeof calls | "approve";

/** What the team can do with a distributor in a state; the first is the main one. */
export function decisionsIn(state: DistributorState): Decision[] {
  return distributorTransitions[state].flatMap((to) => decisionTo[to] ?? []);
}

interface DeclineDialogProps extends Reloadable<AdminDistributor> {
  readonly distributor: AdminDistributor;
  readonly decision: Exclude<Decision, "approve">;
  /** The state that the decision was chosen in. */
  readonly from: DistributorState;
  readonly onClose: () => void;
  readonly onDone: (distributor: AdminDistributor) => void;
}

/** Rejects or closes, with a note to them. */
export function DeclineDialog({ distributor, decision, from, onClose, onDone, ...reloadable }: DeclineDialogProps) {
  const words = useAdminWords().distributors;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const isPossible = distributor.state === from;
  const form = useForm({ note: "" }, { note: (value) => (value.trim() === "" ? words.giveNote : null) });
  const { distributorId, revision, name } = distributor;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPossible || !form.isRight()) return;
    const input = { params: { distributorId }, body: { revision, note: form.values.note.trim() } };
    send(() => callApi(calls[decision] as typeof rejectDistributor, input), onDone);
  }

  return (
    <FormDialog id="decide-distributor" title={fill(words.decideTitles[decision], { company: name })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {isPossible && <p>{words.decideTexts[decision]}</p>}
        {isPossible ? renderOutcome() : <ChangedSinceOpened state={words.states[distributor.state]} />}
        <FormTextArea
          field={form.field("note")}
          label={words.noteLabel}
          hint={words.noteHint}
          rows={4}
          maxLength={longestDistributorNote}
        />
        <DialogButtons dismiss={isPossible ? formWords.cancel : formWords.close} onClose={onClose}>
          {isPossible && (
            <Submit variant="danger" isBusy={isBusy(sending)}>
              {words[decision]}
            </Submit>
          )}
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
