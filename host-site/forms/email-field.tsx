import { FormTextField } from "./field.tsx";

type EmailFieldProps = Pick<Parameters<typeof FormTextField>[0], "field" | "label" | "hint" | "isOptional"> & {
  /**
   * `username` where the address is what an account is known by, so that password managers find it; `off` where it is
   * somebody else's.
   */
  readonly autoComplete?: "email" | "username" | "off";
};

/** The longest address that mail knows (RFC 5321). */
const longest = 254;

/** An e-mail address: typed as it is, in any page's direction. */
export function EmailField({ autoComplete = "email", ...props }: EmailFieldProps) {
  return (
    <FormTextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={longest}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}
