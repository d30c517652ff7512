import { useEffect, useRef, useState } from "react";
import { translatedLanguageTag, type Locale } from "../../sdk/contracts/locale.ts";
import { Countdown } from "../../sdk/ui/countdown.tsx";
import { ShareBar } from "../../sdk/ui/share-bar.tsx";
import { untilInWords } from "../forms/when.ts";
import { partTitle } from "../sections/classes.ts";
import { fill } from "../shell/fill.ts";
import type { SharesWords } from "./words.ts";

interface Props {
  readonly words: SharesWords;
  readonly locale: Locale;
  readonly paid: number;
  readonly of: number;
  readonly until: string;
  /** The server's clock when it was first read. */
  readonly now: string;
  /** Takes the focus when it appears: it is what came of a press. */
  readonly takesFocus?: boolean;
}

/** How many have paid, and how long the others have. A change is read out. */
export function Progress({ words, locale, paid, of, until, now, takesFocus = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);
  const [ahead] = useState(() => Date.parse(now) - Date.now());
  const isOne = new Intl.PluralRules(translatedLanguageTag(locale)).select(paid) === "one";
  return (
    <div ref={box} tabIndex={-1} className="focus-ring grid gap-3 rounded-card bg-surface-2 p-6 max-[640px]:p-4">
      <p className={partTitle} role="status">
        {fill(words.paidOf[isOne ? "one" : "other"], { paid: String(paid), count: String(of) })}
      </p>
      <ShareBar done={paid} of={of} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span>{fill(words.until, { when: untilInWords(until, locale) })}</span>
        <Countdown until={until} now={() => Date.now() + ahead} className="font-value" />
      </p>
    </div>
  );
}
