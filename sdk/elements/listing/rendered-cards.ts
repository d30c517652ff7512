import type { ElementRecord, Services } from "../_kit/record.ts";
import type { RenderedCards } from "./listing.props.ts";
import { withMeasuredWidth } from "./rendered-width.ts";
import { expandList } from "./list-snapshot.ts";

/** With a text of HTML neither React nor Preact looks at the children that hydration finds. */
export const leftAlone = { __html: "" };

/** Marks a list that the server has rendered, and that needs no code of its cards. */
export const plainList = "data-plain-list";

const cards = new WeakMap<Services, RenderedCards>();

/** The cards that a session's page had in its HTML; undefined where the server rendered none. */
export function renderedCardsOf(services: Services): RenderedCards | undefined {
  return cards.get(services);
}

/** Notes for each session whether it hydrates cards of the server, whose width is measured first. */
export function withRenderedCards<Listing extends ElementRecord>(record: Listing): Listing {
  return {
    ...record,
    begin: (attributes, services, persisted, root) => {
      if (persisted && root) cards.set(services, { isTaken: false });
      else cards.delete(services);
      if (!persisted) return record.begin(attributes, services, undefined, root);
      const expanded = expandList(persisted as Parameters<typeof expandList>[0]);
      return record.begin(attributes, services, root ? withMeasuredWidth(root, expanded) : expanded, root);
    },
  };
}
