import { Check, Globe } from "lucide";
import { menuLink } from "./classes.ts";
import { useState } from "react";
import { languageTag } from "../../sdk/contracts/locale.ts";
import type { PageAnswer } from "../page.ts";
import { Disclosure } from "./disclosure.tsx";
import { Icon } from "../../sdk/ui/icon.tsx";
import { withQuery } from "./language-query.ts";
import { hasLanguageMenu } from "./rules.ts";

/** The page's languages in the header, behind the one it is in (discovery spec §2). */
export function LanguageMenu({ answer }: { readonly answer: PageAnswer }) {
  const [query, setQuery] = useState<string | null>(null);
  if (!hasLanguageMenu(answer)) return null;
  const own = answer.shell.languages.find(({ locale }) => locale === answer.locale);
  const code = answer.locale.slice(0, 2).toUpperCase();
  return (
    <Disclosure
      className="menu-language max-[1280px]:hidden"
      panel="end-0 w-[min(520px,calc(100vw-32px))] overflow-y-auto p-2"
      // Voice control finds it by its visible text: the code.
      name={`${code}, ${answer.shell.words.header.language}: ${own?.name ?? code}`}
      onOpen={() => setQuery(location.search)}
      label={
        <>
          <Icon of={Globe} />
          {code}
        </>
      }
    >
      <LanguageList answer={answer} query={query} columns="columns-[3_140px]" link={menuLink} />
    </Disclosure>
  );
}

interface LanguageListProps {
  readonly answer: PageAnswer;
  readonly query: string | null;
  /** Classes of the columns, and of a link. */
  readonly columns: string;
  readonly link: string;
}

/** The languages by their own names. A link keeps the page's query. */
export function LanguageList({ answer, query, columns, link }: LanguageListProps) {
  return (
    <ul className={`gap-x-1 ${columns}`}>
      {answer.shell.languages.map(({ locale, name, path }) => (
        <li key={locale}>
          <a
            className={link}
            href={withQuery(path, query)}
            hrefLang={languageTag(locale)}
            lang={languageTag(locale)}
            aria-current={locale === answer.locale ? "true" : undefined}
          >
            <bdi>{name}</bdi>
            {locale === answer.locale && <Icon of={Check} size={16} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
