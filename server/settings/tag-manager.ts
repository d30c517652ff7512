import * as v from "valibot";

/** Google Tag Manager reads the shop's data layer after the visitor's consent; without it the shop asks for none. */
export const tagManagerSettings = {
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, "a container such as GTM-ABC1234 is wanted")),
  ),
};
