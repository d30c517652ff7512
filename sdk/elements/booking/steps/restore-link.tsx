import { useLingui } from "@lingui/react/macro";
import { Check, Link } from "lucide";
import { useLayoutEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";

/** How long "copied" stays (ms; purchase spec §2). */
const feedback = 2000;

/** For admins: copies the address that restores this selection. */
export default function RestoreLink({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  useLayoutEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className="flex justify-end">
      <Button look="quiet" size="small" icon={copied ? Check : Link} onPress={() => void navigator.clipboard?.writeText(url).then(() => setCopied(true))}>
        {copied ? t`Address copied` : t`Copy the address of this selection`}
      </Button>
    </div>
  );
}
