import { useState, type ReactNode } from "react";
import type { ErrorFields } from "../../sdk/contracts/errors.ts";
import { Message } from "../forms/message.tsx";
import { useSending } from "../forms/use-sending.ts";
import { useAdminWords } from "./context.ts";
import { RefusedChange } from "./refused-change.tsx";

/** What a dialog changes, and how it is read again where somebody else has changed it meanwhile. */
export interface Reloadable<Data> {
  /** Reads what is saved by now. */
  readonly load: () => Promise<Data>;
  /** Shows it; the dialog stays, with what was typed. */
  readonly onReloaded: (now: Data) => void;
}

interface ReloadableSending extends Pick<ReturnType<typeof useSending>, "sending" | "send"> {
  /** Why a change was refused, with "Load again" after a conflict; then that it was loaded. */
  readonly renderOutcome: (hasField?: (fields: ErrorFields) => boolean) => ReactNode;
}

/** Sends a change of a dialog that stays when it is loaded again, so that nothing typed is lost. */
export function useReloadable<Data>({ load, onReloaded }: Reloadable<Data>): ReloadableSending {
  const words = useAdminWords();
  const { sending, send, rest } = useSending();
  const [isReloaded, setReloaded] = useState(false);
  const reload = () =>
    send(load, (now) => {
      rest();
      setReloaded(true);
      onReloaded(now);
    });
  return {
    sending,
    send(...submission) {
      setReloaded(false);
      send(...submission);
    },
    renderOutcome: (hasField) =>
      isReloaded && sending.state === "idle" ? (
        <Message kind="info" takesFocus>
          <p>{words.reloaded}</p>
        </Message>
      ) : (
        <RefusedChange sending={sending} onReload={reload} {...(hasField ? { hasField } : {})} />
      ),
  };
}
