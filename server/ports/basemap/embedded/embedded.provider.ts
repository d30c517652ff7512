import { basemapProvider } from "../provider.ts";

/** The embedded default: our own base, which needs no other server. */
export const embeddedBasemapProvider = basemapProvider({
  name: "embedded",
  settings: {},
  chosenBy: () => null,
  isDefault: () => true,
  async create() {
    const { localStyle } = await import("./style.ts");
    return { styleFor: localStyle };
  },
});
