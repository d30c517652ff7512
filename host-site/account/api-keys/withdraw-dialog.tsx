import type { ApiKey } from "../../../sdk/contracts/catalogue-export.ts";
import { withdrawApiKey } from "../../../sdk/contracts/calls/catalogue-export.ts";
import { callApi } from "../../api.ts";
import { formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { reloadAction } from "../../forms/reload-action.ts";
import { ActionButton } from "../../forms/submit.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";

interface WithdrawDialogProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a key is withdrawn: what uses it stops at once, and there is no way back. */
export function WithdrawDialog({ apiKey, onClose, onDone }: WithdrawDialogProps) {
  const { words: all } = useAccount();
  const words = all.apiKeys;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
  const reloads: Readonly<Record<string, () => void>> = {
    // Another tab has withdrawn it: the list is out of date.
    api_key_not_found: onDone,
    // The page leads to signing in, and back.
    not_signed_in: () => location.reload(),
  };
  return (
    <FormDialog id="withdraw-api-key" title={fill(words.withdrawTitle, { name: apiKey.name })} onClose={onClose}>
      <div className={formGrid}>
        <p>{words.withdrawText}</p>
        {sending.state === "refused" && (
          <Refused
            refusal={sending.refusal}
            own={words.refusals}
            {...reloadAction(sending.refusal, formWords.reload, reloads)}
          />
        )}
        <DialogButtons dismiss={words.keep} onClose={onClose}>
          <ActionButton
            variant="danger"
            isBusy={sending.state === "sending"}
            onPress={() => send(() => callApi(withdrawApiKey, { params: { keyId: apiKey.id } }), onDone)}
          >
            {words.withdraw}
          </ActionButton>
        </DialogButtons>
      </div>
    </FormDialog>
  );
}
