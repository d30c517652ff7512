import * as v from "valibot";
import { basemapProvider } from "../provider.ts";
import { secureOrigins } from "../../secure-origin.ts";

const StyleAddress = v.optional(
  v.pipe(v.string(), v.regex(/^https?:\/\//, "the http(s) address of a MapLibre style is wanted")),
);

/** A MapLibre style of any server: `MAP_STYLE_URL` chooses it. */
export const styleUrlProvider = basemapProvider({
  name: "style-url",
  settings: {
    /** The style by day. */
    MAP_STYLE_URL: StyleAddress,
    /** The same by night; without it the day's. */
    MAP_STYLE_DARK_URL: StyleAddress,
  },
  chosenBy: ({ MAP_STYLE_URL, MAP_STYLE_DARK_URL }) => (MAP_STYLE_URL || MAP_STYLE_DARK_URL ? "MAP_STYLE_URL" : null),
  policy({ MAP_STYLE_URL, MAP_STYLE_DARK_URL }) {
    const origins = [MAP_STYLE_URL, MAP_STYLE_DARK_URL].flatMap((style) => secureOrigins(style));
    return { connect: origins, image: origins.length > 0 ? ["blob:", ...origins] : [] };
  },
  async create({ MAP_STYLE_URL: day, MAP_STYLE_DARK_URL: night }) {
    const { localStyle } = await import("../embedded/style.ts");
    return {
      styleFor(theme, baseAddress) {
        const style = theme === "dark" ? (night ?? day) : day;
        // By night alone: by day our own base stays.
        return style ? new URL(style) : localStyle(theme, baseAddress);
      },
    };
  },
});
