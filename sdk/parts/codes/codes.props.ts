import type { CodesView } from "../../machines/codes/codes.types.ts";

export interface CodesProps {
  /** Null before the machine has started. */
  readonly view: CodesView | null;
  readonly type: (text: string) => void;
  readonly apply: () => void;
  readonly remove: (code: string) => void;
  /** Puts back what was taken out last. */
  readonly restore: () => void;
}
