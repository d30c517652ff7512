import type { Distributor } from "../../sdk/contracts/distributor.ts";
import { translatedLanguageTag } from "../../sdk/contracts/locale.ts";
import { codeName } from "../../sdk/ui/code-name.ts";
import { WithLinks } from "../forms/with-links.tsx";
import { Detail, Details } from "../lists/details.tsx";
import { StatusChip } from "../lists/status-chip.tsx";
import { itemCard, partTitle } from "../sections/classes.ts";
import { useAccount } from "../sections/context.ts";
import { counted } from "../shell/fill.ts";
import { useInvoiceWords } from "./context.ts";

/** The account of a company: its credit limit, what is open, and what is on its invoices. */
export function Standing({ distributor }: { readonly distributor: Distributor }) {
  const { answer } = useAccount();
  const words = useInvoiceWords();
  const { operatorEmail } = answer.shell;
  const { state, name, street, postalCode, town, countryCode, vatNumber, email, locale, note, agreement } = distributor;
  const links = { email: { title: operatorEmail, url: `mailto:${operatorEmail}` } };
  const language = translatedLanguageTag(answer.locale);
  return (
    <section className={`mt-5 mb-8 ${itemCard}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className={partTitle}>{name}</h3>
        <StatusChip state={state}>{words.states[state]}</StatusChip>
      </div>
      <p className="max-w-measure text-pretty">
        <WithLinks sentence={words.stateTexts[state]} links={links} />
      </p>
      {agreement && (
        <Details>
          <Detail name={words.limit}>{agreement.creditLimit?.formatted ?? words.noLimit}</Detail>
          <Detail name={words.open}>{distributor.open.formatted}</Detail>
          {distributor.balance.amount > 0 && <Detail name={words.balance}>{distributor.balance.formatted}</Detail>}
          {distributor.left && <Detail name={words.left}>{distributor.left.formatted}</Detail>}
          <Detail name={words.period}>{counted(words.days, agreement.periodDays, answer.locale)}</Detail>
          <Detail name={words.billing}>{words.billings[agreement.billing]}</Detail>
        </Details>
      )}
      {distributor.balance.amount > 0 && (
        <p className="max-w-measure text-pretty">
          <WithLinks sentence={words.balanceText} links={links} />
        </p>
      )}
      {note && state !== "applied" && (
        <Details>
          <Detail name={words.note} isLong>
            {note}
          </Detail>
        </Details>
      )}
      <Details>
        <Detail name={words.address}>
          {[street, `${postalCode} ${town}`.trim(), codeName("region", countryCode, language)]
            .filter((line) => line !== "")
            .join(", ")}
        </Detail>
        {vatNumber && <Detail name={words.vatNumber}>{vatNumber}</Detail>}
        <Detail name={words.email}>{email}</Detail>
        <Detail name={words.language}>{codeName("language", locale.slice(0, 2), language)}</Detail>
      </Details>
      {state !== "rejected" && (
        <p className="text-14 text-ink-2">
          <WithLinks sentence={words.correct} links={links} />
        </p>
      )}
    </section>
  );
}
