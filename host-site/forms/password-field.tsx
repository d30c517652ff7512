import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { longestPassword } from "../../sdk/contracts/password.ts";
import { FieldFrame } from "./field.tsx";
import { useFormWords } from "./form-context.ts";
import type { FieldState } from "./use-form.ts";

interface PasswordFieldProps {
  readonly field: FieldState;
  readonly label: string;
  /** What a new password has to be, said before one is typed. */
  readonly hint?: ComponentChildren;
  readonly autocomplete: "current-password" | "new-password";
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({ field, label, hint, autocomplete }: PasswordFieldProps) {
  const { words } = useFormWords();
  const [isShown, show] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={field.error}>
      {(wiring) => (
        <span class="control-group">
          <input
            {...wiring}
            class="control"
            // Preact types each kind of input apart.
            type={(isShown ? "text" : "password") as "password"}
            name={field.name}
            value={field.value}
            autocomplete={autocomplete}
            autocapitalize="none"
            spellcheck={false}
            maxLength={longestPassword}
            aria-required="true"
            dir="ltr"
            onInput={(event) => field.onInput(event.currentTarget.value)}
            onBlur={field.onLeave}
          />
          <button type="button" class="control-button" aria-controls={wiring.id} onClick={() => show(!isShown)}>
            {isShown ? words.hidePassword : words.showPassword}
          </button>
          <span class="unseen" role="status">
            {isShown ? words.passwordShown : ""}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
