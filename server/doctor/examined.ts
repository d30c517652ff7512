import type { ReleasedVersion } from "../../sdk/contracts/calls/version.ts";
import type { PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import type { PartnerSources } from "../../sdk/contracts/partner-sources.ts";
import type { PageSource } from "./page-source.ts";

/** A page as it was answered or pasted. */
export interface AnsweredPage {
  readonly html: string;
  /** Where it was fetched; null for a source that was pasted. */
  readonly address: string | null;
  /** By lower-case name; none for a source that was pasted. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A page to examine: what its source has of Gipfel, and how it was answered. */
export interface ExaminedPage extends Omit<AnsweredPage, "html"> {
  readonly source: PageSource;
}

/** What `POST /doctor/` answers with, but for the address. */
export interface Examination {
  readonly diagnostics: PlacedDiagnostic[];
  /** Diagnostics beyond the most that are answered. */
  readonly omitted: number;
  readonly elements: { readonly tag: string; readonly line: number }[];
}

/** What the shop knows. */
export interface ShopFacts {
  /** The shop's origin. */
  readonly shop: string;
  /** The newest first. */
  readonly versions: readonly ReleasedVersion[];
  readonly activities: ReadonlyMap<string, "bookable" | "sold_out" | "unknown">;
  /** Affiliates that the shop has approved, of those that the page names. */
  readonly affiliates: ReadonlySet<string>;
  /** What the shop's providers add to a partner's policy. */
  readonly sources: PartnerSources;
  /** ms since 1970. */
  readonly now: number;
}
