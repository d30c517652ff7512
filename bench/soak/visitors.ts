import type { RunningShop } from "../shop-pages/server.ts";
import { buyerAt } from "./buyer.ts";
import { waresOf } from "./wares.ts";

/** Of a hundred visits. */
const shares = { page: 52, list: 14, search: 10, calendar: 10, hold: 12, book: 2 } as const;
type Visit = keyof typeof shares;

const words = ["boot", "jungfrau", "fondue", "tandem", "schnee", "zug", "kinder", "wandern", "paragliding", "museum"];
/** Holds that nobody gives back: they expire. */
const forgotten = 0.3;

/**
 * Makes what one visitor does at a time: it resolves with the kind of visit, and fails when an answer isn't what it
 * should be.
 */
export async function visitorsOf({ origin, dataDir }: RunningShop): Promise<() => Promise<Visit>> {
  const { slots, pages, activityIds } = await waresOf({ DATA_DIR: dataDir }, origin);
  if (slots.length === 0) throw new Error("no slot can be booked");
  const { write, hold, book } = await buyerAt(origin);

  async function read(path: string): Promise<void> {
    const answer = await fetch(origin + path, { headers: { accept: "text/html" } });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  }

  const visits: Record<Visit, () => Promise<void>> = {
    page: () => read(oneOf(pages)),
    list: () =>
      read(
        `/api/activities/de_CH/?limit=16&sort=${oneOf(["popularityDesc", "priceAsc", "ratingDesc"])}&search=${oneOf(["", ...words])}`,
      ),
    search: async () =>
      void (await write("POST", "/api/1/indexes/prd_de_CH/query", { query: oneOf(words), hitsPerPage: 10 })),
    calendar: async () => {
      const date = new Date();
      await write("POST", "/api/activity/monthly-dates/", {
        activityId: oneOf(activityIds),
        locale: "de_CH",
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
      });
    },
    async hold() {
      const { reservationId } = await hold(oneOf(slots));
      if (Math.random() > forgotten) await write("DELETE", `/api/reservations/${reservationId}`, {});
    },
    book: () => book(oneOf(slots)),
  };
  return async () => {
    const visit = drawn();
    await visits[visit]();
    return visit;
  };
}

function drawn(): Visit {
  let left = Math.random() * 100;
  for (const [visit, share] of Object.entries(shares) as [Visit, number][]) if ((left -= share) < 0) return visit;
  return "page";
}

/** One of them, drawn by chance. */
export function oneOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}
