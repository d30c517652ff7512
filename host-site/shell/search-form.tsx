import { Search } from "lucide";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { longestSearch } from "../../sdk/contracts/discovery.ts";
import type { PageAnswer } from "../page.ts";
import { firstHit } from "../routes/first-hit.ts";
import { GipfelElement } from "./gipfel-element.tsx";
import { Icon } from "./icon.tsx";

/**
 * `plain`: the form alone. `loading`: somebody comes near, the element is on its way, the form works on. `living`: the
 * element has taken over.
 */
type Phase = "plain" | "loading" | "living";

interface SearchFormProps {
  readonly answer: PageAnswer;
  /** How the search opens: below its field, or as the window is wide. */
  readonly placement: "dropdown" | "auto";
}

/**
 * The search: a form that the server answers with the place or category that is the first hit, or the search page; also
 * without scripts. When somebody points at it or tabs into it, the SDK's search is loaded beside it and takes over
 * text, cursor and focus once it is ready, so that no letter is lost and nothing moves.
 */
export function SearchForm({ answer, placement }: SearchFormProps) {
  const [phase, setPhase] = useState<Phase>("plain");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const host = useRef<HTMLElement | null>(null);
  const { words, paths } = answer.shell;
  const want = () => setPhase((phase) => (phase === "plain" ? "loading" : phase));

  useLayoutEffect(() => {
    if (phase !== "living" || !host.current || !field.current) return;
    void handOver(field.current, host.current).then(() => form.current && (form.current.hidden = true));
  }, [phase]);

  return (
    <div class={`search-form is-${phase}`}>
      <form ref={form} role="search" action={paths.search} onPointerEnter={want} onPointerDown={want} onFocusIn={want}>
        <Icon of={Search} />
        <input
          ref={field}
          type="text"
          name="s"
          aria-label={words.search.placeholder}
          placeholder={words.search.placeholder}
          maxLength={longestSearch}
          autocomplete="off"
          enterkeyhint="search"
        />
        <input type="hidden" name={firstHit.name} value={firstHit.value} />
        <button type="submit">{words.search.submit}</button>
      </form>
      {phase !== "plain" && (
        <GipfelElement
          tag="gipfel-search"
          answer={answer}
          attributes={{ placement }}
          onReady={(element) => {
            host.current = element;
            setPhase("living");
          }}
        />
      )}
    </div>
  );
}

/**
 * What was typed meanwhile, where the cursor is, and the focus if it is in the form: hidden, the form would lose it.
 */
async function handOver(from: HTMLInputElement, host: HTMLElement): Promise<void> {
  const root = host.shadowRoot;
  const isFocused = from.form?.contains(document.activeElement);
  if (isFocused && root?.querySelector("dialog")) await openScreen(root);
  const to = root?.querySelector("input");
  if (!to) return;
  if (from.value && !to.value) {
    to.value = from.value;
    to.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  if (!isFocused) return;
  to.focus();
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Where the search takes the whole screen its field is behind a button, and there some frames later. */
async function openScreen(root: ShadowRoot): Promise<void> {
  root.querySelector("button")?.click();
  for (let frames = 0; frames < 30 && !root.querySelector("input"); frames++) await new Promise(requestAnimationFrame);
}
