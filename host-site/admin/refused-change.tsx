import type { ErrorFields } from "../../sdk/contracts/errors.ts";
import { useFormWords } from "../forms/form-context.ts";
import { Refused } from "../forms/message.tsx";
import type { Sending } from "../forms/use-sending.ts";
import { useAdminWords } from "./context.ts";

interface RefusedChangeProps {
  readonly sending: Sending;
  /** Sentences of the page's own, by code. */
  readonly own?: Readonly<Record<string, string>>;
  readonly onReload: () => void;
  /** Whether the form has one of these fields: it says the mistake then. */
  readonly hasField?: (fields: ErrorFields) => boolean;
}

/** Why a change was refused, where no field says it; what somebody else has changed meanwhile is loaded by a press. */
export function RefusedChange({ sending, own, onReload, hasField }: RefusedChangeProps) {
  const words = useAdminWords();
  const { words: formWords } = useFormWords();
  if (sending.state !== "refused" || hasField?.(sending.refusal.fields)) return null;
  const { refusal } = sending;
  return (
    <Refused
      refusal={refusal}
      own={{ changed_meanwhile: words.conflict, ...own }}
      {...(refusal.code === "changed_meanwhile" ? { action: { title: formWords.reload, onPress: onReload } } : {})}
    />
  );
}
