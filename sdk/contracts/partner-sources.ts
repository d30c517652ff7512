import * as v from "valibot";

/** Origins by what is loaded from them. */
const Sources = v.object({
  script: v.array(v.string()),
  /** Addresses of the scripts that are loaded first, where they are known: a policy may allow their paths alone. */
  scriptAddresses: v.optional(v.array(v.string())),
  connect: v.array(v.string()),
  frame: v.array(v.string()),
  image: v.array(v.string()),
});

/**
 * What the shop's providers of payments, of the map and of the human check add to the Content Security Policy of a
 * partner's page.
 */
export const PartnerSources = v.object({ payment: Sources, map: Sources, humanCheck: Sources });
export type PartnerSources = v.InferOutput<typeof PartnerSources>;
