import type { ButtonAppearance } from "../../machines/button/button.types.ts";

export interface ButtonProps {
  readonly appearance: ButtonAppearance;
  readonly press: () => void;
  /** The booking widget that is open; undefined while there is none. */
  readonly booking:
    | undefined
    | { readonly attributes: Readonly<Record<string, string | undefined>>; readonly closed: () => void };
}
