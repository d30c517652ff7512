import { useImperativeHandle, useRef, useState } from "react";
import { TextField } from "../../ui/field.tsx";
import type { CardWords } from "../card-module.ts";
import { cardProblem, formatExpiry, groupNumber, type CardField, type TypedCard } from "./card.rules.ts";

export interface CardFormHandle {
  /** The card when it is complete; else the fields say what is wrong. */
  check(): TypedCard | undefined;
  /** A key of the words: the provider's message. */
  show(problem: string): void;
  focus(): void;
}

export interface CardFormProps {
  readonly words: CardWords;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly handle: (handle: CardFormHandle | null) => void;
}

const fields: readonly CardField[] = ["number", "expiry", "code"];
/** Which field a provider's word belongs to. */
const fieldOfProblem: Readonly<Record<string, CardField>> = {
  expiryWrong: "expiry",
  expired: "expiry",
  codeWrong: "code",
};

/** Card number, expiry and security code; errors are shown when a field is left. */
export function CardForm({ words, today, handle }: CardFormProps) {
  const [card, setCard] = useState<TypedCard>({ number: "", expiry: "", code: "" });
  const [left, setLeft] = useState<readonly CardField[]>([]);
  const [shownProblem, setShownProblem] = useState<string | null>(null);
  const inputs = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const firstWrong = () => fields.find((field) => cardProblem(field, card, today));
  const problemField = shownProblem && (fieldOfProblem[shownProblem] ?? "number");

  useImperativeHandle(handle, () => ({
    check() {
      setLeft(fields);
      return firstWrong() ? undefined : card;
    },
    show(problem) {
      setShownProblem(problem);
      inputs[fieldOfProblem[problem] ?? "number"].current?.focus();
    },
    focus: () => inputs[firstWrong() ?? "number"].current?.focus(),
  }));

  function wiring(field: CardField) {
    const problem = cardProblem(field, card, today);
    const error =
      problemField === field
        ? words[shownProblem as keyof CardWords]
        : problem && left.includes(field)
          ? words[problem]
          : undefined;
    return {
      value: card[field],
      valid: !problem && !error,
      error,
      inputRef: inputs[field],
      inputMode: "numeric" as const,
      required: true,
      onLeave: () => card[field] !== "" && setLeft((before) => [...before, field]),
    };
  }
  function change(field: CardField, value: string) {
    setShownProblem(null);
    setCard((before) => ({ ...before, [field]: value }));
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...wiring("number")}
        label={words.number}
        hint={words.testHint}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        onInput={(text) => change("number", groupNumber(text))}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...wiring("expiry")}
          label={words.expiry}
          autoComplete="cc-exp"
          placeholder={words.expiryPlaceholder}
          onInput={(text) => change("expiry", formatExpiry(text, card.expiry))}
        />
        <TextField
          {...wiring("code")}
          label={words.code}
          hint={words.codeHint}
          autoComplete="cc-csc"
          maxLength={4}
          onInput={(text) => change("code", text.replace(/\D/g, ""))}
        />
      </div>
    </div>
  );
}
