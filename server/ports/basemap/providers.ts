import { embeddedBasemapProvider } from "./embedded/embedded.provider.ts";
import { styleUrlProvider } from "./style-url/style-url.provider.ts";

/** What the map can be drawn from, in order of choice. */
export const basemapProviders = [styleUrlProvider, embeddedBasemapProvider] as const;
