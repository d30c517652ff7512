import { useEffect, useRef, useState } from "react";
import { fill } from "../shell/fill.ts";
import type { PageAnswer } from "../page.ts";
import { Button } from "../../sdk/ui/button.tsx";
import { isBookingPage } from "../shell/rules.ts";
import { readChoice, writeChoice, type Choice } from "../shell/consent-memory.ts";

export interface ConsentQuestionProps {
  readonly answer: PageAnswer;
  /** The visitor's last press on the footer's link, and what had the focus then. */
  readonly reopening: { readonly opener: Element | null } | null;
}

const loadAnalytics = () => import("./tag-manager.ts");

/**
 * `asked`: by itself, as nothing is stored, but not where somebody buys; afterwards the focus goes on to the page's
 * content. `reopened`: by the visitor, who gets the focus back.
 */
type Shown = "closed" | "asked" | "reopened";

/**
 * Asks for consent to analytics, below the page so that nothing moves, and only where the shop has a container. Nothing
 * is stored before an answer; the page can be used without one.
 */
export function ConsentQuestion({ answer, reopening }: ConsentQuestionProps) {
  const { tagManager, words, paths } = answer.shell;
  const [shown, show] = useState<Shown>("closed");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (reopening) show("reopened");
    else if (readChoice() === null) show("asked");
  }, [reopening]);
  const close = () => {
    show("closed");
    const opener = shown === "reopened" ? (reopening?.opener as HTMLElement | null | undefined) : null;
    // With the mouse some browsers give a pressed button no focus: there the page's content goes on.
    const next = opener?.matches("button") ? opener : document.querySelector<HTMLElement>("main");
    next?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (shown !== "reopened") return;
    heading.current?.focus();
    // Who has opened it may leave it as it was.
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    const aside = heading.current?.parentElement;
    aside?.addEventListener("keydown", leave);
    return () => aside?.removeEventListener("keydown", leave);
  }, [shown, reopening]);

  if (!tagManager || shown === "closed" || (shown === "asked" && isBookingPage(answer.kind))) return null;
  const choose = (choice: Choice) => {
    writeChoice(choice);
    close();
    void loadAnalytics().then(({ startAnalytics, endAnalytics }) =>
      choice === "agreed" ? startAnalytics(tagManager) : endAnalytics(),
    );
  };
  return (
    <aside
      className="consent-question fixed start-2 end-2 bottom-[calc(8px+env(safe-area-inset-bottom))] z-30 max-h-[calc(100dvh-96px)] overflow-y-auto rounded-card bg-surface p-4 shadow-float min-[640px]:start-4 min-[640px]:end-auto min-[640px]:w-100 print:hidden"
      aria-labelledby="consent-title"
    >
      <h2 id="consent-title" ref={heading} tabIndex={-1} className="mb-1 text-16 font-strong outline-none">
        {words.consent.title}
      </h2>
      <p className="mb-3 text-14 text-pretty text-ink-2">
        {fill(words.consent.text, { shop: answer.shell.shopName })}{" "}
        <a className="text-accent underline underline-offset-4" href={paths["cookie-policy"]}>
          {words.footer.cookies}
        </a>
      </p>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button variant="secondary" size="medium" onPress={() => choose("refused")}>
          {words.consent.refuse}
        </Button>
        <Button variant="secondary" size="medium" onPress={() => choose("agreed")}>
          {words.consent.agree}
        </Button>
      </div>
    </aside>
  );
}
