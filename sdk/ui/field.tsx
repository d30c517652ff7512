import { Check, CircleAlert } from "lucide";
import { useId, type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { Icon } from "./icon.tsx";

export interface FieldFrameProps {
  readonly label: string;
  /** Beside the label, quietly ("optional"). */
  readonly labelNote?: string | undefined;
  /** One line of help below the control. */
  readonly hint?: ReactNode;
  /** The hint stands above the control, and stays beside an error: what to know before the field is filled in. */
  readonly isHintAbove?: boolean | undefined;
  /** What is wrong, in a sentence that helps; takes the hint's place for the eye, not for the ear. */
  readonly error?: string | undefined;
  /** Gets what the control needs: its id, the ids that describe it, and whether it is wrong. */
  readonly children: (wiring: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** Label, control, hint and error of one field, wired for assistive technology. */
export function FieldFrame({ label, labelNote, hint, isHintAbove, error, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  const hintClasses = isHintAbove
    ? "mb-2 text-14 text-pretty text-ink-2"
    : error
      ? "sr-only"
      : "mt-1.5 text-14 text-ink-2";
  const hintLine = hint && (
    <p id={`${id}-hint`} className={hintClasses}>
      {hint}
    </p>
  );
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-14 font-value hyphens-auto text-ink">
        {label}
        {labelNote && <span className="font-text text-ink-2"> {labelNote}</span>}
      </label>
      {isHintAbove && hintLine}
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} className="mt-1.5" />
      {!isHintAbove && hintLine}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly className?: string;
}

/** What is wrong with a field, or with a group of choices; nothing where nothing is. */
export function FieldError({ id, error, className = "" }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={id} className={`flex gap-2 text-14 text-red ${className}`}>
      <Icon of={CircleAlert} size={16} className="mt-0.5" />
      <span className="min-w-0 hyphens-auto">{error}</span>
    </p>
  );
}

/** The edge of a field: 48 px high, 1 px; 2 px and red when wrong, without moving what is inside. */
export function fieldEdge(error: string | undefined): string {
  return `flex min-h-12 w-full items-center rounded-field bg-surface text-16 text-ink outline-offset-2 transition-quick has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink has-[>:disabled]:bg-surface-2 has-[>input:read-only]:bg-surface-2 ${error ? "inset-ring inset-ring-red border border-red" : "border border-edge"}`;
}

/** The text of a field inside its edge. An address runs from left to right, and stands where the page begins. */
export const fieldText = "min-h-11 w-full min-w-0 grow bg-transparent px-4 [text-align:match-parent] outline-none";

/** What a field passes on to the browser's own control. */
type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "aria-required" | "autoCapitalize" | "dir" | "lang" | "spellCheck"
>;

export interface TextFieldProps extends Omit<FieldFrameProps, "children">, Native {
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** The visitor leaves the field: the moment to say what is wrong. */
  readonly onLeave?: () => void;
  /** Shows a tick: the value is valid. */
  readonly valid?: boolean;
  readonly type?: "text" | "email" | "tel" | "number" | "search" | "url" | "date" | "time";
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly min?: number;
  /** Stands before the text inside the edge ("+41"). */
  readonly prefix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  labelNote,
  hint,
  isHintAbove,
  error,
  value,
  onInput,
  onLeave,
  valid,
  prefix,
  inputRef,
  type = "text",
  ...native
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, labelNote, hint, isHintAbove, error }}>
      {(wiring) => (
        /* A phone number runs from left to right in every language. */
        <span className={fieldEdge(error)} dir={type === "tel" ? "ltr" : undefined}>
          {prefix && <span className="ps-4 text-ink-2">{prefix}</span>}
          <input
            {...wiring}
            {...native}
            ref={inputRef}
            type={type}
            value={value}
            onInput={(event) => onInput(event.currentTarget.value)}
            onBlur={onLeave}
            className={fieldText}
          />
          {valid && !error && <Icon of={Check} className="me-4 text-success" />}
        </span>
      )}
    </FieldFrame>
  );
}

export interface TextAreaProps extends Omit<FieldFrameProps, "children">, Pick<Native, "aria-required" | "lang"> {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onLeave?: () => void;
  readonly name?: string;
  readonly rows?: number;
  /** As high as what is typed, 96 px at least. */
  readonly isGrowing?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly maxLength?: number;
}

/** Several lines of text. */
export function TextArea({
  label,
  labelNote,
  hint,
  isHintAbove,
  error,
  value,
  onInput,
  onLeave,
  rows = 3,
  isGrowing,
  ...native
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, labelNote, hint, isHintAbove, error }}>
      {(wiring) => (
        <span className={fieldEdge(error)}>
          <textarea
            {...wiring}
            {...native}
            rows={rows}
            value={value}
            onInput={(event) => onInput(event.currentTarget.value)}
            onBlur={onLeave}
            className={`w-full min-w-0 grow bg-transparent px-4 py-2.5 outline-none ${isGrowing ? "field-sizing-content min-h-24" : ""}`}
          />
        </span>
      )}
    </FieldFrame>
  );
}
