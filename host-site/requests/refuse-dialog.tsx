import { longestRequestNote } from "../../sdk/contracts/booking-request.ts";
import { FormDialog } from "../forms/dialog.tsx";
import { DialogButtons } from "../forms/dialog-buttons.tsx";
import { FormTextArea } from "../forms/field.tsx";
import { Refused } from "../forms/message.tsx";
import { Submit } from "../forms/submit.tsx";
import { useForm } from "../forms/use-form.ts";
import type { Sending } from "../forms/use-sending.ts";
import { formGrid } from "../forms/classes.ts";

interface RefuseDialogProps {
  readonly words: {
    readonly refuseTitle: string;
    readonly refuseText: string;
    readonly refuseBooksRest: string;
    readonly refuseCancelsTrips: string;
    readonly note: string;
    readonly noteHint: string;
    readonly refuseNow: string;
    readonly keep: string;
  };
  /** Whether this refusal books the rest of the booking. */
  readonly confirmsRest: boolean;
  /** Whether trips go with what is refused. */
  readonly cancelsTrips: boolean;
  readonly sending: Sending;
  readonly onClose: () => void;
  /** `note`: what the guest reads; may be empty. */
  readonly onRefuse: (note: string) => void;
}

/** Asks for a confirmation before a request is refused, with a reason for the guest. */
export function RefuseDialog({ words, confirmsRest, cancelsTrips, sending, onClose, onRefuse }: RefuseDialogProps) {
  const form = useForm({ note: "" }, {});
  return (
    <FormDialog id="refuse-request" title={words.refuseTitle} onClose={onClose}>
      <form
        ref={form.ref}
        className={formGrid}
        noValidate
        onSubmit={(event) => (event.preventDefault(), form.isRight() && onRefuse(form.values.note.trim()))}
      >
        <p>{words.refuseText}</p>
        {cancelsTrips && <p>{words.refuseCancelsTrips}</p>}
        {confirmsRest && <p>{words.refuseBooksRest}</p>}
        {sending.state === "refused" && sending.refusal.code !== "request_closed" && (
          <Refused refusal={sending.refusal} />
        )}
        <FormTextArea
          field={form.field("note")}
          label={words.note}
          hint={words.noteHint}
          rows={3}
          maxLength={longestRequestNote}
          isOptional
        />
        <DialogButtons dismiss={words.keep} onClose={onClose}>
          <Submit variant="danger" isBusy={sending.state === "sending"}>
            {words.refuseNow}
          </Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
