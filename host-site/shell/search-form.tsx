import { Search } from "lucide";
import { useLayoutEffect, useRef, useState } from "react";
import { longestSearch } from "../../sdk/contracts/discovery.ts";
import type { PageAnswer } from "../page.ts";
import { firstHit } from "../routes/first-hit.ts";
import { GipfelElement } from "./gipfel-element.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";

/**
 * `plain`: the form alone. `loading`: the pointer or focus approaches, the element is on its way, the form works on.
 * `living`: the element has taken over.
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
    <div className="relative min-h-12">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they fetch code, and do nothing else */}
      <form
        ref={form}
        role="search"
        action={paths.search}
        onPointerEnter={want}
        onPointerDown={want}
        onFocus={want}
        className="flex min-h-12 items-center rounded-field border border-edge bg-surface text-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink"
      >
        <Icon of={Search} className="ms-4 me-3 text-ink-2" />
        <input
          ref={field}
          type="text"
          className="h-11 min-w-0 flex-1 text-16 text-ellipsis outline-none"
          name="s"
          aria-label={words.search.placeholder}
          placeholder={words.search.placeholder}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
        />
        <input type="hidden" name={firstHit.name} value={firstHit.value} />
        {/* It is pressed over the whole height of the field. */}
        <button
          type="submit"
          className="border-s border-line px-4 py-1 text-14 text-ink-2 after:absolute after:inset-y-0 after:end-0 after:w-24 hover:text-ink"
        >
          {words.search.submit}
        </button>
      </form>
      {phase !== "plain" && (
        <GipfelElement
          tag="gipfel-search"
          answer={answer}
          className={`absolute inset-x-0 top-0 ${phase === "loading" ? "invisible" : ""}`}
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
