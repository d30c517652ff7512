import type { ListedActivity } from "../../contracts/listing.ts";
import type { ButtonAppearance } from "../../machines/button/button.types.ts";

type Attributes = Readonly<Record<string, string | undefined>>;

export interface ButtonProps {
  readonly appearance: ButtonAppearance;
  /** It stands in the window's corner, over whatever is there. */
  readonly isFixed: boolean;
  readonly press: () => void;
  /** What the button sells, as a card around it; its activity is null while it is loading. */
  readonly card: undefined | CardProps;
  /** The element that is open, with its attributes; undefined while there is none. */
  readonly overlay:
    | undefined
    | { readonly kind: "booking"; readonly attributes: Attributes; readonly close: () => void }
    | ({ readonly kind: "list" } & ListOverlayProps);
}

export interface CardProps {
  readonly languageTag: string;
  readonly activity: ListedActivity | null;
}

export interface ListOverlayProps {
  readonly attributes: Attributes;
  readonly close: () => void;
  /** The overlay's code could not be loaded. */
  readonly lose: () => void;
}
