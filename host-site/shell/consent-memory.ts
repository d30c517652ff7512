const key = "gipfelConsent";

export type Choice = "agreed" | "refused";

/** What the visitor has chosen; null where they haven't, or where the browser keeps nothing. */
export function readChoice(): Choice | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === "agreed" || stored === "refused" ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the choice, at the visitor's own press. */
export function writeChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
}
