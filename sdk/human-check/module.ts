import type { HumanCheck } from "../contracts/human-check.ts";

export interface HumanCheckSetting {
  /** Where a widget can show itself; null where the form is gone. */
  readonly place: HTMLElement | null;
  /** The language of a widget's words: `de`. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** How the browser proves to a provider that a person sends a form. */
export interface HumanCheckModule {
  /** How long (ms) a token may wait for its form: less than the provider accepts it for. */
  readonly goodFor: number;
  prove(check: HumanCheck, setting: HumanCheckSetting): Promise<string>;
}
