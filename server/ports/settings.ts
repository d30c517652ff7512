import { basemapSettings } from "./basemap/settings.ts";
import { humanCheckSettings } from "./human-check/settings.ts";
import { mailSettings } from "./mail/settings.ts";
import { paymentSettings } from "./payment/settings.ts";
import { pictureSettings } from "./pictures/settings.ts";
import { searchSettings } from "./search/settings.ts";
import { signInSettings } from "./sign-in/settings.ts";

/** The settings of all ports, for env.ts to spread into its schema. */
export const portSettings = {
  ...paymentSettings,
  ...mailSettings,
  ...searchSettings,
  ...basemapSettings,
  ...pictureSettings,
  ...signInSettings,
  ...humanCheckSettings,
};
