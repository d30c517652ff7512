import { humanCheckProvider } from "../provider.ts";

/** The embedded default: a proof of work. */
export const altchaProvider = humanCheckProvider({
  name: "altcha",
  settings: {},
  chosenBy: () => null,
  isDefault: () => true,
  async create({ CSRF_SECRET: secret }, { db, clock }) {
    const [{ altcha }, { usedInDatabase }] = await Promise.all([import("./altcha.ts"), import("./used.ts")]);
    return altcha({ clock, used: usedInDatabase(db), secret });
  },
});
