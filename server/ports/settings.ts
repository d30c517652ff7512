import { basemapProviders } from "./basemap/providers.ts";
import { faresProviders } from "./fares/providers.ts";
import { feedProviders } from "./feed/providers.ts";
import { humanCheckProviders } from "./human-check/providers.ts";
import { invoicingProviders } from "./invoicing/providers.ts";
import { mailSettings } from "./mail/settings.ts";
import { mailProviders } from "./mail/providers.ts";
import { passSettings } from "./passes/settings.ts";
import { paymentProviders } from "./payment/providers.ts";
import { pictureSettings } from "./pictures/settings.ts";
import { settingsOf } from "./provider.ts";
import { searchProviders } from "./search/providers.ts";
import { signInProviders } from "./sign-in/providers.ts";
import { timetableProviders } from "./timetable/providers.ts";

/** The settings of all ports and their providers, for env.ts to spread into its schema. */
export const portSettings = {
  ...settingsOf(paymentProviders),
  ...settingsOf(invoicingProviders),
  ...mailSettings,
  ...settingsOf(mailProviders),
  ...settingsOf(searchProviders),
  ...settingsOf(basemapProviders),
  ...pictureSettings,
  ...passSettings,
  ...settingsOf(signInProviders),
  ...settingsOf(humanCheckProviders),
  ...settingsOf(feedProviders),
  ...settingsOf(faresProviders),
  ...settingsOf(timetableProviders),
};
