import { Message } from "../forms/message.tsx";
import { fill } from "../shell/fill.ts";
import { useAdminWords } from "./context.ts";

interface ChangedSinceOpenedProps {
  /** The state by now, in words. */
  readonly state: string;
}

/**
 * Says in a dialog that the record has another state than when the dialog opened, so that nothing more is sent from it.
 * It names nobody: a record is also loaded again where the dialog's own change got no answer, and an account that is
 * deleted ends a partnership. It takes the place of a refusal, and its focus.
 */
export function ChangedSinceOpened({ state }: ChangedSinceOpenedProps) {
  const words = useAdminWords();
  return (
    <Message kind="warning" takesFocus>
      <p>{fill(words.changedSinceOpened, { state })}</p>
    </Message>
  );
}
