import type { FormEvent } from "react";
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
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { RefusedChange } from "../refused-change.tsx";

const calls = { approve: approveAffiliate, reject: rejectAffiliate, close: closeAffiliate } as const;
export type Decision = keyof typeof calls;

interface DecideDialogProps {
  readonly affiliate: AdminAffiliate;
  readonly decision: Decision;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onDone: (affiliate: AdminAffiliate) => void;
}

/** Approves, rejects or closes, with a note to them; all but an approval need one. */
export function DecideDialog({ affiliate, decision, onClose, onReload, onDone }: DecideDialogProps) {
  const words = useAdminWords().affiliates;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
  const isYes = decision === "approve";
  const form = useForm({ note: "" }, { note: (value) => (!isYes && value.trim() === "" ? words.giveNote : null) });
  const { number, revision, company } = affiliate;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const input = { params: { affiliateId: String(number) }, body: { revision, note: form.values.note.trim() } };
    send(() => callApi(calls[decision] as typeof approveAffiliate, input), onDone);
  }

  return (
    <FormDialog title={fill(words.decideTitles[decision], { company })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>{words.decideTexts[decision]}</p>
        <RefusedChange sending={sending} onReload={onReload} />
        <FormTextArea
          field={form.field("note")}
          label={words.noteLabel}
          hint={words.noteHint}
          isOptional={isYes}
          rows={4}
          maxLength={longestAffiliateNote}
        />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit variant={isYes ? "primary" : "danger"} isBusy={isBusy(sending)}>
            {words[decision]}
          </Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
