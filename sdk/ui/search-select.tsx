import { Check, ChevronDown } from "lucide";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { FieldFrame, fieldEdge, type FieldFrameProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { matchingOptions } from "./matching-options.ts";
import { Select, type SelectOption, type SelectProps } from "./select.tsx";

/** Above this number a select can be searched (purchase spec §9). */
const searchAbove = 10;

export interface SearchSelectProps extends Omit<FieldFrameProps, "children"> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  /** The language of the options, where it is another than that of the words around. */
  readonly lang?: string;
  /** Shown and announced when nothing matches ("No country of this name"). */
  readonly nothingWord: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A choice of many: type to find. Up to ten options it is the plain select. */
export function SearchSelect({ nothingWord, inputRef, ...props }: SearchSelectProps) {
  return props.options.length > searchAbove ? (
    <Combobox {...props} nothingWord={nothingWord} inputRef={inputRef ?? null} />
  ) : (
    <Select {...(props as SelectProps)} />
  );
}

/** The APG's editable combobox with a list. */
function Combobox({
  label,
  labelNote,
  hint,
  isHintAbove,
  error,
  value,
  options,
  onChange,
  onLeave,
  placeholder,
  nothingWord,
  inputRef,
  ...native
}: SearchSelectProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = typed !== null;
  const found = open ? matchingOptions(options, typed) : [];
  const chosen = options.find((option) => option.value === value);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active, open]);

  function show() {
    setTyped("");
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  }
  function pick(option: SelectOption | undefined) {
    setTyped(null);
    if (option) onChange(option.value);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return show();
      setActive(Math.min(found.length - 1, Math.max(0, active + (event.key === "ArrowDown" ? 1 : -1))));
    } else if (open && event.key === "Enter") {
      event.preventDefault();
      pick(found[active]);
    } else if (open && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  }
  return (
    <FieldFrame {...{ label, labelNote, hint, isHintAbove, error }}>
      {(wiring) => (
        <span className={`relative ${fieldEdge(error)}`}>
          <input
            {...wiring}
            {...native}
            ref={inputRef}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && found.length > 0 ? `${listId}-${active}` : undefined}
            spellCheck={false}
            placeholder={open ? (chosen?.label ?? placeholder) : placeholder}
            value={typed ?? chosen?.label ?? ""}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setActive(0);
            }}
            onClick={() => !open && show()}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setTyped(null);
              onLeave?.();
            }}
            className="min-h-11 w-full min-w-0 grow truncate bg-transparent ps-4 pe-11 outline-none"
          />
          <Icon of={ChevronDown} className="pointer-events-none absolute end-4" />
          <ul
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            hidden={!open}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-66 overflow-y-auto overscroll-contain rounded-field bg-surface py-1 shadow-float forced-colors:border"
          >
            {found.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                lang={native.lang}
                aria-selected={option.value === value}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
                className={`flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 ${index === active ? "bg-surface-3 forced-colors:outline" : "hover:bg-surface-2"}`}
              >
                <span className="min-w-0 grow">{option.label}</span>
                {option.value === value && <Icon of={Check} />}
              </li>
            ))}
            {open && found.length === 0 && (
              <li role="presentation" className="px-4 py-2.5 text-14 text-ink-2">
                {nothingWord}
              </li>
            )}
          </ul>
          <span role="status" className="sr-only">
            {open && found.length === 0 ? nothingWord : ""}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
