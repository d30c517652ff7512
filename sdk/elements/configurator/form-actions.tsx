import { useLingui } from "@lingui/react/macro";
import { Check, Link, RotateCcw, Undo2 } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { ConfiguratorProps } from "./configurator.props.ts";

/** The name of the form's own address among what can be copied. */
const part = "form";

type FormActionsProps = Pick<ConfiguratorProps, "isChanged" | "reset" | "undoReset" | "link" | "copy">;

/** What is done with the form as a whole: it is taken back to its beginning, and its address is sent to somebody. */
export function FormActions({ isChanged, reset, undoReset, link, copy }: FormActionsProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const isOwn = copy.part === part;
  const isCopied = isOwn && copy.state === "copied";
  const hasFailed = isOwn && copy.state === "failed";
  useLayoutEffect(() => {
    if (!hasFailed) return;
    field.current?.focus();
    field.current?.select();
  }, [hasFailed]);
  return (
    <div className="border-t border-line pt-2">
      <div className="flex flex-wrap gap-x-6">
        <Button
          variant="quiet"
          size="small"
          icon={isCopied ? Check : Link}
          busy={isOwn && copy.state === "copying"}
          onPress={() => copy.press({ name: part, text: link })}
        >
          {isCopied ? t`Link copied` : t`Copy a link to this form`}
        </Button>
        {undoReset ? (
          <Button variant="quiet" size="small" icon={Undo2} onPress={undoReset}>
            {t`Undo the reset`}
          </Button>
        ) : (
          isChanged && (
            <Button variant="quiet" size="small" icon={RotateCcw} onPress={reset}>
              {t`Reset all options`}
            </Button>
          )
        )}
      </div>
      <p role="status" className="sr-only">
        {isCopied ? t`Link copied` : ""}
      </p>
      {hasFailed && (
        <div className="mt-2">
          <TextField
            label={t`Link to this form`}
            hint={t`Your browser does not let us copy. The text is selected: copy it with Ctrl and C, or ⌘ and C.`}
            value={link}
            onInput={() => {}}
            readOnly
            inputRef={field}
          />
        </div>
      )}
    </div>
  );
}
