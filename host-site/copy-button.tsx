import { Check, Copy } from "lucide";
import { useEffect, useState } from "react";
import { Button } from "../sdk/ui/button.tsx";
import { copyText } from "../sdk/ui/copy-text.ts";

/** How long a copied text is said to be copied (ms). */
const copiedFor = 4000;

/** Puts a text on the clipboard. Only where scripts run: without them it isn't there. In English. */
export function CopyButton({ text, what = "the code" }: { readonly text: string; readonly what?: string | undefined }) {
  const [state, setState] = useState<"unavailable" | "ready" | "copied" | "failed">("unavailable");
  useEffect(() => setState("ready"), [text]);
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("ready"), copiedFor);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "unavailable") return null;
  const copy = () =>
    copyText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={state === "copied" ? Check : Copy}
        name={`Copy ${what}`}
        onPress={() => void copy()}
        className="mx-0! print:hidden"
      >
        {state === "copied" ? "Copied" : "Copy"}
      </Button>
      <span role="status" className={state === "failed" ? "order-last basis-full text-14 text-ink-2" : "sr-only"}>
        {state === "copied" ? "Copied" : state === "failed" ? "The browser does not let us copy: select the text." : ""}
      </span>
    </>
  );
}
