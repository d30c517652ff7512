import { deleteCard } from "../../../sdk/contracts/calls/saved-card.ts";
import type { SavedCard } from "../../../sdk/contracts/saved-card.ts";
import { callApi } from "../../api.ts";
import { formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { Refused } from "../../forms/message.tsx";
import { ActionButton } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";

interface DeleteCardProps {
  readonly cardId: string;
  readonly name: string;
  readonly onClose: () => void;
  /** With the cards that are left. */
  readonly onDone: (left: SavedCard[]) => void;
  /** Another tab has deleted it: the list is out of date. */
  readonly onGone: () => void;
}

/** Asks before a card is deleted: it would have to be typed again. */
export function DeleteCard({ cardId, name, onClose, onDone, onGone }: DeleteCardProps) {
  const words = useAccount().words.settings;
  const { sending, send } = useSending();
  return (
    <FormDialog id="delete-card" title={fill(words.deleteCardTitle, { card: name })} onClose={onClose}>
      <div className={formGrid}>
        <p>{words.deleteCardText}</p>
        {sending.state === "refused" && <Refused refusal={sending.refusal} own={words.cardRefusals} />}
        <DialogButtons dismiss={words.keepCard} onClose={onClose}>
          <ActionButton
            variant="danger"
            isBusy={sending.state === "sending"}
            onPress={() =>
              send(
                () => callApi(deleteCard, { params: { cardId } }),
                ({ cards }) => onDone(cards),
                ({ code }) => code === "card_not_found" && onGone(),
              )
            }
          >
            {words.deleteCard}
          </ActionButton>
        </DialogButtons>
      </div>
    </FormDialog>
  );
}
