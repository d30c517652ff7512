import { type ReactNode, useState } from "react";
import { longestPassword } from "../../sdk/contracts/password.ts";
import { FieldFrame, fieldEdge, fieldText } from "../../sdk/ui/field.tsx";
import { useFieldProps } from "./field.tsx";
import { useFormWords } from "./form-context.ts";
import type { FieldState } from "./use-form.ts";

interface PasswordFieldProps {
  readonly field: FieldState;
  readonly label: string;
  /** The rules for a new password, shown before one is typed. */
  readonly hint?: ReactNode;
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({ field, label, hint, autoComplete }: PasswordFieldProps) {
  const { words } = useFormWords();
  const { name, value, onLeave, ...frame } = useFieldProps({ field, label, hint });
  const [isShown, show] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={fieldEdge(field.error)}>
          <input
            {...wiring}
            type={isShown ? "text" : "password"}
            name={name}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestPassword}
            aria-required
            dir="ltr"
            onInput={(event) => field.onInput(event.currentTarget.value)}
            onBlur={onLeave}
            className={fieldText}
          />
          <button
            type="button"
            aria-controls={wiring.id}
            onClick={() => show(!isShown)}
            className="min-h-11 shrink-0 rounded-field px-3.5 text-14 font-value text-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ink"
          >
            {isShown ? words.hidePassword : words.showPassword}
          </button>
          <span className="sr-only" role="status">
            {isShown ? words.passwordShown : ""}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
