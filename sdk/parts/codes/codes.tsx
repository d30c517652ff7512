import { useLingui } from "@lingui/react/macro";
import { ChevronDown, TicketPercent } from "lucide";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { normaliseCode } from "../../contracts/code.ts";
import { codeMaxLength } from "../../contracts/code-limits.ts";
import type { Cart } from "../../contracts/cart.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusSuccessor } from "../../ui/use-focus-successor.ts";
import { CodeRow, useReasonWords } from "./code-row.tsx";
import type { CodesProps } from "./codes.props.ts";
import { useProblemWords } from "./problem-words.ts";

interface Props {
  readonly codes: CodesProps;
  readonly cart: Cart;
  readonly languageTag: string;
  readonly sectionRef?: RefObject<HTMLElement | null>;
}

/** The codes of a basket, what each does, and the one field for rebates and gift vouchers (RULES 10). */
export function Codes({ codes, cart, languageTag, sectionRef }: Props) {
  const { t } = useLingui();
  const own = useRef<HTMLElement>(null);
  const section = sectionRef ?? own;
  const { view } = codes;
  const reasonWords = useReasonWords();
  const problem = useProblemWords(view?.problem ?? null);
  const isOfField = view?.problem?.task === "add";
  const added = view?.added ?? null;
  const addedCode = added === null ? undefined : cart.codes.find(({ code }) => code === normaliseCode(added));
  const whyNothing = addedCode ? reasonWords(addedCode) : null;
  return (
    <section ref={section} tabIndex={-1} aria-label={t`Codes`} className="flex flex-col gap-3 outline-none">
      {cart.codes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {cart.codes.map((code) => (
            <CodeRow key={code.code} {...{ code, cart, codes, languageTag, section }} />
          ))}
        </ul>
      )}
      {view?.removed && <Removed codes={codes} code={view.removed} section={section} />}
      {problem && !isOfField && (
        <Notice tone="warning" role="alert">
          {problem}
        </Notice>
      )}
      <details className="group">
        <summary className="focus-ring inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field font-value text-accent">
          <Icon of={TicketPercent} />
          {cart.codes.length > 0 ? t`Add another code` : t`Have a code?`}
          <Icon of={ChevronDown} className="transition-quick group-open:rotate-180" />
        </summary>
        <Entry codes={codes} problem={isOfField ? problem : null} />
      </details>
      <p role="status" className="sr-only">
        {added
          ? whyNothing === null
            ? t`The code ${added} is in your basket.`
            : `${t`The code ${added} takes nothing off here.`} ${whyNothing}`
          : isOfField && problem}
      </p>
    </section>
  );
}

function Entry({ codes, problem }: { readonly codes: CodesProps; readonly problem: string | null }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { view, apply, type } = codes;
  useLayoutEffect(() => {
    if (problem !== null) input.current?.focus({ preventScroll: true });
  }, [view?.problem]);
  const pressed = useRef(apply);
  pressed.current = apply;
  useLayoutEffect(() => {
    // In a form the key would press its button, which pays.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      pressed.current();
    };
    const field = input.current!;
    field.addEventListener("keydown", onKey);
    return () => field.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div role="group" aria-label={t`Add a code`} className="mt-2 flex max-w-110 flex-wrap items-start gap-x-3">
      <div className="min-w-0 grow basis-36">
        <TextField
          label={t`Code`}
          hint={t`A rebate code or the code of a gift voucher.`}
          error={problem ?? undefined}
          value={view?.typed ?? ""}
          onInput={type}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={codeMaxLength}
          dir="ltr"
          inputRef={input}
        />
      </div>
      <Button
        variant="secondary"
        className="mt-6"
        busy={view?.state === "adding"}
        disabled={view?.state === "removing" || view?.state === "restoring"}
        busyWord={t`Checking your code`}
        onPress={apply}
      >
        {t`Apply`}
      </Button>
    </div>
  );
}

interface RemovedProps {
  readonly codes: CodesProps;
  readonly code: string;
  readonly section: RefObject<HTMLElement | null>;
}

/** What was taken out, with the way back. It takes the focus of the row that is gone. */
function Removed({ codes, code, section }: RemovedProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(place, () => section.current);
  useLayoutEffect(() => {
    const root = section.current!.getRootNode() as ShadowRoot;
    if (root.activeElement === section.current) button.current?.focus({ preventScroll: true });
  }, [code]);
  return (
    <div ref={place} aria-live="polite">
      <Notice
        actions={
          <Button
            buttonRef={button}
            variant="quiet"
            size="small"
            name={`${t`Put it back`}: ${code}`}
            busy={codes.view?.state === "restoring"}
            onPress={codes.restore}
          >
            {t`Put it back`}
          </Button>
        }
      >
        {t`The code ${code} is out of your basket.`}
      </Notice>
    </div>
  );
}
