import type { FormEvent } from "react";
import { affiliateTransitions, type AffiliateState } from "../../../sdk/contracts/affiliate.ts";
import { longestAffiliateNote, type AdminAffiliate } from "../../../sdk/contracts/admin/affiliates.ts";
import { approveAffiliate, closeAffiliate, rejectAffiliate } from "../../../sdk/contracts/calls/admin/affiliates.ts";
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

const calls = { approve: approveAffiliate, reject: rejectAffiliate, close: closeAffiliate } as const;
export type Decision = keyof typeof calls;

/** The decision that leads to a state; to apply is none of the team's. */
const decisionTo = { approved: "approve", rejected: "reject", closed: "close", applied: null } as const;

/** What the team can do with an affiliate in a state; the first is the main one. */
export function decisionsIn(state: AffiliateState): Decision[] {
  return affiliateTransitions[state].flatMap((to) => decisionTo[to] ?? []);
}

interface DecideDialogProps extends Reloadable<AdminAffiliate> {
  readonly affiliate: AdminAffiliate;
  readonly decision: Decision;
  /** The state that the decision was chosen in. */
  readonly from: AffiliateState;
  readonly onClose: () => void;
  readonly onDone: (affiliate: AdminAffiliate) => void;
}

/** Approves, rejects or closes, with a note to them; all but an approval need one. */
export function DecideDialog({ affiliate, decision, from, onClose, onDone, ...reloadable }: DecideDialogProps) {
  const words = useAdminWords().affiliates;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const isYes = decision === "approve";
  const isPossible = affiliate.state === from;
  const form = useForm({ note: "" }, { note: (value) => (!isYes && value.trim() === "" ? words.giveNote : null) });
  const { number, revision, company } = affiliate;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPossible || !form.isRight()) return;
    const input = { params: { affiliateId: String(number) }, body: { revision, note: form.values.note.trim() } };
    send(() => callApi(calls[decision] as typeof approveAffiliate, input), onDone);
  }

  return (
    <FormDialog id="decide-affiliate" title={fill(words.decideTitles[decision], { company })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {isPossible && <p>{words.decideTexts[decision]}</p>}
        {isPossible ? renderOutcome() : <ChangedSinceOpened state={words.states[affiliate.state]} />}
        <FormTextArea
          field={form.field("note")}
          label={words.noteLabel}
          hint={words.noteHint}
          isOptional={isYes}
          rows={4}
          maxLength={longestAffiliateNote}
        />
        <DialogButtons dismiss={isPossible ? formWords.cancel : formWords.close} onClose={onClose}>
          {isPossible && (
            <Submit variant={isYes ? "primary" : "danger"} isBusy={isBusy(sending)}>
              {words[decision]}
            </Submit>
          )}
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
