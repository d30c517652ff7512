import type * as v from "valibot";
import { activityAttributes } from "./activity.ts";
import { basketAttributes } from "./basket.ts";
import { bookingAttributes } from "./booking.ts";
import { buttonAttributes } from "./button.ts";
import { checkoutAttributes } from "./checkout.ts";
import { configuratorAttributes } from "./configurator.ts";
import { confirmationAttributes } from "./confirmation.ts";
import { listingAttributes } from "./listing.ts";
import { mapAttributes } from "./map.ts";
import { newsletterAttributes } from "./newsletter.ts";
import { reviewsAttributes } from "./reviews.ts";
import { searchAttributes } from "./search.ts";
import { transportAttributes } from "./transport.ts";
import type { ElementTag } from "./tags.ts";

/** The attributes of each element, by its tag. The server alone reads it: an element imports its own. */
export const attributesOf: Readonly<Record<ElementTag, v.ObjectSchema<any, any>>> = {
  "gipfel-activity": activityAttributes,
  "gipfel-basket": basketAttributes,
  "gipfel-booking": bookingAttributes,
  "gipfel-button": buttonAttributes,
  "gipfel-checkout": checkoutAttributes,
  "gipfel-configurator": configuratorAttributes,
  "gipfel-confirmation": confirmationAttributes,
  "gipfel-listing": listingAttributes,
  "gipfel-map": mapAttributes,
  "gipfel-newsletter": newsletterAttributes,
  "gipfel-reviews": reviewsAttributes,
  "gipfel-search": searchAttributes,
  "gipfel-transport": transportAttributes,
};
