import { faresProvider } from "../provider.ts";
import * as v from "valibot";

/** Fares of a tariff's file: `TARIFF_FILE`, or the demonstration's. */
export const tariffFileProvider = faresProvider({
  name: "embedded",
  settings: {
    /** A tariff of one's own for public transport (`docs/transport.md`); without it the demonstration's. */
    TARIFF_FILE: v.optional(v.pipe(v.string(), v.minLength(1))),
  },
  chosenBy: ({ TARIFF_FILE }) => (TARIFF_FILE === undefined ? null : "TARIFF_FILE"),
  isDefault: () => true,
  async create({ TARIFF_FILE }) {
    const { demoTariff, readTariff } = await import("./tariff.ts");
    const { embeddedFares } = await import("./embedded.ts");
    return embeddedFares(await readTariff(TARIFF_FILE ?? demoTariff));
  },
});
