import type { Article } from "../../../host-site/article.ts";
import type { PagePicture } from "../../../host-site/page-picture.ts";
import type { PageKind } from "../../../host-site/page.ts";
import type { Activity } from "../../../sdk/contracts/activity.ts";
import type { ListedActivity, ListingPage } from "../../../sdk/contracts/listing.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";

/** The input of a page's head: what search engines and link previews read. */
export interface HeadInput {
  readonly kind: PageKind;
  /** The activity's or listing page's id; null elsewhere. */
  readonly id: string | null;
  readonly locale: Locale;
  /** The shop's name. */
  readonly shopName: string;
  /** `https://shop.example`, without a slash at its end. */
  readonly origin: string;
  /** The page's one address on the shop, without query: `/en-ch/l/1010-interlaken`. */
  readonly path: string;
  /** The page's name alone: ours follows where there is room. */
  readonly title: string;
  /** May be empty and as long as it is; one is made then, and it is cut. */
  readonly description: string;
  readonly picture: PagePicture | null;
  /** The page in each language that has it, its own among them. */
  readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
  /** `isPageIndexed` knows. */
  readonly isIndexed: boolean;
  /** From the first step below the shop's home to the page itself; what has no page of its own has an empty `url`. */
  readonly breadcrumbs: readonly { readonly title: string; readonly url: string }[];
  /** Of an activity's page. */
  readonly activity?: Activity | undefined;
  /** Of a listing page: its head and the activities it shows first. */
  readonly listing?: { readonly page: ListingPage; readonly activities: readonly ListedActivity[] } | undefined;
  /** Of an article of the guide, an itinerary or a text. */
  readonly article?: Article | undefined;
}
