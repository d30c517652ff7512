import { Search } from "lucide";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { longestSearch } from "../../sdk/contracts/discovery.ts";
import type { PageAnswer } from "../page.ts";
import { firstHit } from "../routes/first-hit.ts";
import { GipfelElement } from "./gipfel-element.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";

/**
 * `form`: the form alone. `loading`: the visitor has pointed at the form or focused it, the element loads, the form
 * still works. `element`: the element has replaced the form.
 */
type Phase = "form" | "loading" | "element";

interface SearchFormProps {
  readonly answer: PageAnswer;
  /** How the search opens: below its field, or as the window is wide. */
  readonly placement: "dropdown" | "auto";
}

/**
 * The search: a form that the server answers with the place or category that is the first hit, or the search page; also
 * without scripts. When the visitor points at it or tabs into it, the SDK's search loads beside it. Once ready, the
 * element takes over text, cursor and focus.
 */
export function SearchForm({ answer, placement }: SearchFormProps) {
  const [phase, setPhase] = useState<Phase>("form");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const host = useRef<HTMLElement | null>(null);
  const { words, paths } = answer.shell;
  const loadElement = () => setPhase((phase) => (phase === "form" ? "loading" : phase));

  /* A visitor who was at the form before this script has come sends it no further event. */
  useEffect(() => {
    if (form.current?.matches(":hover, :focus-within")) loadElement();
  }, []);

  useLayoutEffect(() => {
    if (phase !== "element" || !host.current || !field.current) return;
    void handOver(field.current, host.current).then(() => form.current && (form.current.hidden = true));
  }, [phase]);

  return (
    <div className="relative min-h-12">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they fetch code, and do nothing else */}
      <form
        ref={form}
        role="search"
        action={paths.search}
        onPointerEnter={loadElement}
        onPointerDown={loadElement}
        onFocus={loadElement}
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
        {/* Its target is as high as the field. */}
        <button
          type="submit"
          className="border-s border-line px-4 py-1 text-14 text-ink-2 after:absolute after:inset-y-0 after:end-0 after:w-24 hover:text-ink"
        >
          {words.search.submit}
        </button>
      </form>
      {phase !== "form" && (
        <GipfelElement
          tag="gipfel-search"
          answer={answer}
          className={`absolute inset-x-0 top-0 ${phase === "loading" ? "invisible" : ""}`}
          attributes={{ placement }}
          onReady={(element) => {
            host.current = element;
            setPhase("element");
          }}
        />
      )}
    </div>
  );
}

/**
 * Copies text and cursor from the form's field to the element's, and moves the focus if the form has it: a hidden form
 * would lose it.
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

/** Opens the full-screen search: its field appears some frames after its button is pressed. */
async function openScreen(root: ShadowRoot): Promise<void> {
  root.querySelector("button")?.click();
  for (let frames = 0; frames < 30 && !root.querySelector("input"); frames++) await new Promise(requestAnimationFrame);
}
