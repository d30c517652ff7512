import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Notice } from "../../ui/notice.tsx";

/** The form is gone, and with it what had the focus: it goes to the sentence, which is read. */
export function Sent({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const sentence = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => sentence.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={sentence} tabIndex={-1} className="focus-ring rounded-field">
      <Notice tone="success" role="status">
        {t`Please look into the mailbox of ${email}: one click on the link in our e-mail, and you are in.`}
      </Notice>
    </div>
  );
}
