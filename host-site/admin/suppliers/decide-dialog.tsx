import type { FormEvent } from "react";
import type { SupplierRegistration } from "../../../sdk/contracts/admin/suppliers.ts";
import { callApi } from "../../api.ts";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormTextArea } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { approveRegistration, rejectRegistration } from "../../../sdk/contracts/calls/admin/suppliers.ts";
import { ChangedSinceOpened } from "../changed-since-opened.tsx";
import { useAdminWords } from "../context.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";
import { formGrid } from "../../forms/classes.ts";

export type Decision = "approve" | "reject";

interface DecideDialogProps extends Reloadable<SupplierRegistration> {
  readonly registration: SupplierRegistration;
  readonly decision: Decision;
  /** The state that the decision was chosen in. */
  readonly from: SupplierRegistration["state"];
  readonly onClose: () => void;
  readonly onDone: (registration: SupplierRegistration) => void;
}

/** Approves or rejects, with a note to them; a rejection needs one. */
export function DecideDialog({ registration, decision, from, onClose, onDone, ...reloadable }: DecideDialogProps) {
  const words = useAdminWords().suppliers;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const isNo = decision === "reject";
  const isPossible = registration.state === from;
  const form = useForm({ note: "" }, { note: (value) => (isNo && value.trim() === "" ? words.giveNote : null) });
  const { registrationId, revision, company } = registration;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPossible || !form.isRight()) return;
    const call = isNo ? rejectRegistration : approveRegistration;
    send(
      () => callApi(call, { params: { registrationId }, body: { revision, note: form.values.note.trim() } }),
      onDone,
    );
  }

  return (
    <FormDialog
      id="decide-supplier"
      title={fill(isNo ? words.rejectTitle : words.approveTitle, { company })}
      onClose={onClose}
    >
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {isPossible && <p>{words.decideText}</p>}
        {isPossible ? renderOutcome() : <ChangedSinceOpened state={words.states[registration.state]} />}
        <FormTextArea
          field={form.field("note")}
          label={words.noteLabel}
          hint={words.noteHint}
          isOptional={!isNo}
          rows={4}
          maxLength={2000}
        />
        <DialogButtons dismiss={isPossible ? formWords.cancel : formWords.close} onClose={onClose}>
          {isPossible && (
            <Submit variant={isNo ? "danger" : "primary"} isBusy={isBusy(sending)}>
              {isNo ? words.reject : words.approve}
            </Submit>
          )}
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
