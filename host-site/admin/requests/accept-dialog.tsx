import type { AdminRequest } from "../../../sdk/contracts/admin/requests.ts";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import type { Sending } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { formGrid } from "../../forms/classes.ts";

interface AcceptDialogProps {
  readonly request: AdminRequest;
  /** Whether some open items are left for another answer. */
  readonly isPart: boolean;
  readonly sending: Sending;
  readonly onClose: () => void;
  readonly onAccept: () => void;
}

/** Asks for a confirmation before the team accepts a request in the supplier's place. */
export function AcceptDialog({ request, isPart, sending, onClose, onAccept }: AcceptDialogProps) {
  const words = useAdminWords().requests;
  return (
    <FormDialog id="accept-request" title={words.acceptTitle} onClose={onClose}>
      <form className={formGrid} noValidate onSubmit={(event) => (event.preventDefault(), onAccept())}>
        <p>
          {isPart
            ? words.acceptPartText
            : fill(words.acceptText[request.refundWay], { amount: request.charged.formatted })}
        </p>
        {sending.state === "refused" && sending.refusal.code !== "request_closed" && (
          <Refused refusal={sending.refusal} />
        )}
        <DialogButtons dismiss={words.notYet} onClose={onClose}>
          <Submit isBusy={sending.state === "sending"}>{words.acceptNow}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
