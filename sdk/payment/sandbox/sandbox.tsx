import type { CardModule, CardSetting } from "../card-module.ts";
import { CardForm, type CardFormHandle } from "./card-form.tsx";
import { mountInOwnRoot } from "./own-root.ts";
import { tokenOf } from "./token.ts";

/** The sandbox provider's card form: our own fields, whose digits go straight to the provider's token address. */
export function createCardModule({ provider, words }: CardSetting): CardModule {
  let handle: CardFormHandle | null = null;
  return {
    async mount(place) {
      const { view, render, remove } = await mountInOwnRoot(place);
      // In a narrow place the check-out's button to pay stays at the foot of the window.
      view.className = "[&_input]:scroll-my-36";
      // The fields of another root are outside of the form: Enter in them doesn't reach its button by itself.
      view.addEventListener("keydown", ({ key, isComposing }) => {
        if (key !== "Enter" || isComposing) return;
        place.closest("form")?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
      });
      render(
        <CardForm
          words={words}
          today={new Date().toISOString().slice(0, 10)}
          handle={(made) => void (handle = made)}
        />,
      );
      return () => {
        handle = null;
        remove();
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
