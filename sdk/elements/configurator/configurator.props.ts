import type { Preview } from "../../machines/configurator/configurator.types.ts";
import type { OptionField } from "../../snippets/fields.ts";
import type { FormatName, SnippetPart } from "../../snippets/formats.ts";
import type { KindName, Subject } from "../../snippets/kinds.ts";
import type { PageProblem } from "../../snippets/list-page.ts";

/** An option of the form with what stands in it. */
export interface OptionProps extends OptionField {
  readonly value: string;
  readonly subject: Subject;
  /** Whether the shop knows the affiliate of this id; null for other options, and while it isn't said. */
  readonly inShop: "known" | "unknown" | null;
  /** The value can't be used: the snippet is without it. */
  readonly isWrong: boolean;
  /** What is wrong with a listing page's kind and number together; `page-id` alone has it. */
  readonly pageProblem?: PageProblem | undefined;
  readonly set: (value: string) => void;
}

/** The contrast of the button's words with their background (WCAG 2.2). */
export interface ContrastProps {
  /** 1 to 21. */
  readonly ratio: number;
  /** The nearest background that everybody can read the words on; null where this one is. */
  readonly better: { readonly background: string; readonly ratio: number; readonly use: () => void } | null;
}

export interface ConfiguratorProps {
  readonly kind: KindName;
  readonly kinds: readonly KindName[];
  readonly chooseKind: (kind: KindName) => void;
  /** What most partners set; the others come after a press. */
  readonly options: readonly OptionProps[];
  readonly moreOptions: readonly OptionProps[];
  /** Some option differs from what it began with. */
  readonly isChanged: boolean;
  readonly reset: () => void;
  /** Takes the last reset back; null where there is none, and once an option is set after it. */
  readonly undoReset: (() => void) | null;
  /** The shop's origin. */
  readonly shop: string;
  /** The address of this form as it is filled in. */
  readonly link: string;
  /** Where one becomes an affiliate. */
  readonly affiliatePage: string;
  readonly contrast: ContrastProps | null;
  readonly subject: "known" | "loading" | "missing" | "failed";
  /** How many activities were picked for a list, and how many of them the widget keeps. */
  readonly picked: { readonly count: number; readonly kept: number };
  /** Words among the picked ids that are none. */
  readonly unreadable: readonly string[];
  /** Picked ids that the catalogue lacks. */
  readonly missing: readonly number[];
  readonly retryTitle: () => void;
  readonly preview: Preview & {
    readonly set: (preview: Partial<Preview>) => void;
    readonly tag: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly link: { readonly href: string; readonly text: string };
    /** The shop's page to show in place of the element. */
    readonly frame: string | null;
  };
  readonly format: FormatName;
  readonly formats: readonly FormatName[];
  readonly chooseFormat: (format: FormatName) => void;
  readonly parts: readonly SnippetPart[];
  /** The part that is copied, and how far that is. */
  readonly copy: {
    readonly state: "idle" | "copying" | "copied" | "failed";
    readonly part: string | null;
    readonly press: (part: { readonly name: string; readonly text: string }) => void;
  };
  readonly versions: readonly string[];
  readonly pinned: string | null;
  /** The version that a link to the form names and the shop no longer has: the code takes the newest. */
  readonly goneVersion: string | null;
  readonly pin: (version: string | null) => void;
}
