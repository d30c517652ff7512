import type { CodesEvent, CodesView } from "../../machines/codes/codes.types.ts";
import type { CodesProps } from "./codes.props.ts";

export function codesOf(view: CodesView | null, send: (event: CodesEvent) => void): CodesProps {
  return {
    view,
    type: (text) => send({ type: "code.typed", text }),
    apply: () => send({ type: "code.applied" }),
    remove: (code) => send({ type: "code.removed", code }),
    restore: () => send({ type: "code.restored" }),
  };
}
