import type { PersonalizationField } from "../../contracts/offer.ts";

export interface FieldDetails {
  readonly key: string;
  readonly label: string;
  readonly type: PersonalizationField["type"];
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string; readonly description: string | null }[];
  readonly isRequired: boolean;
  /** Only once the field was left, or the button was pressed; dates also at 10 characters. */
  readonly error:
    | "required"
    | "general.wrongDate"
    | "general.wrongDateParticipant"
    | "number"
    | "option"
    | "characters"
    | null;
  readonly isValid: boolean;
  readonly input: (value: string) => void;
  readonly leave: () => void;
}
