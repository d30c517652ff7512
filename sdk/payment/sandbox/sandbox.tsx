import { createRoot } from "react-dom/client";
import type { CardModule, CardSetting } from "../card-module.ts";
import { CardForm, type CardFormHandle } from "./card-form.tsx";
import { expiryOf, type TypedCard } from "./card.rules.ts";

const problems: Readonly<Record<string, string>> = {
  invalid_number: "numberWrong",
  invalid_expiry: "expiryWrong",
  expired_card: "expired",
  invalid_cvc: "codeWrong",
  not_a_test_card: "notAccepted",
};

/** The sandbox provider's card form: our own fields, whose digits go straight to the provider's token address. */
export function createCardModule({ provider, words }: CardSetting): CardModule {
  let handle: CardFormHandle | null = null;
  return {
    async mount(place) {
      // A shadow root of its own: a second view beside the element's would make the same ids again, and labels would
      // miss their fields.
      const host = document.createElement("div");
      const shadow = host.attachShadow({ mode: "open" });
      place.append(host);
      await applySheetsOf(place.getRootNode() as ShadowRoot, shadow);
      // Beside the links: a view replaces what its place holds.
      const view = document.createElement("div");
      // In a narrow place the check-out's button to pay stays at the foot of the window.
      view.className = "[&_input]:scroll-my-36";
      shadow.append(view);
      // The fields of another root are outside of the form: Enter in them doesn't reach its button by itself.
      view.addEventListener("keydown", ({ key, isComposing }) => {
        if (key !== "Enter" || isComposing) return;
        place.closest("form")?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
      });
      const root = createRoot(view);
      root.render(
        <CardForm
          words={words}
          today={new Date().toISOString().slice(0, 10)}
          handle={(made) => void (handle = made)}
        />,
      );
      return () => {
        handle = null;
        root.unmount();
        host.remove();
      };
    },
    check: () => handle?.check() !== undefined,
    async tokenise() {
      const card = handle?.check();
      if (!card) handle?.focus();
      if (!card) throw new Error("the card is not complete");
      const problem = await tokenOf(provider.tokensUrl ?? "", card);
      if ("token" in problem) return problem;
      handle?.show(problem.code);
      throw new Error(problem.code);
    },
    focus: () => handle?.focus(),
  };
}

/** Time that linked sheets may take (ms): fields without their styles are better than none. */
const sheetLimit = 3000;

/**
 * Applies the sheets of a root to another: those that it has adopted, and those that it links. Resolves once they are
 * there, or have taken too long.
 */
async function applySheetsOf(from: ShadowRoot, to: ShadowRoot): Promise<void> {
  to.adoptedStyleSheets = [...from.adoptedStyleSheets];
  const links = [...from.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.cloneNode() as HTMLLinkElement);
  const loading = links.map(
    (link) =>
      new Promise<void>((resolve) => {
        for (const end of ["load", "error"]) link.addEventListener(end, () => resolve(), { once: true });
      }),
  );
  to.append(...links);
  const expiry = new Promise((expired) => setTimeout(expired, sheetLimit));
  await Promise.race([Promise.all(loading), expiry]);
}

/** Requests a token from the provider; card data never passes our own API. */
async function tokenOf(tokensUrl: string, card: TypedCard): Promise<{ token: string } | { code: string }> {
  const { month, year } = expiryOf(card.expiry);
  const body = JSON.stringify({ number: card.number, expiryMonth: month, expiryYear: year, cvc: card.code });
  try {
    const response = await fetch(tokensUrl, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json" },
      body,
    });
    const answer = (await response.json()) as { token?: unknown; code?: unknown };
    if (response.ok && typeof answer.token === "string") return { token: answer.token };
    return { code: problems[String(answer.code)] ?? "unreachable" };
  } catch {
    return { code: "unreachable" };
  }
}
