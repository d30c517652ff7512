import { Check, Globe } from "lucide";
import { useState } from "preact/hooks";
import { languageTag } from "../../sdk/contracts/locale.ts";
import type { PageAnswer } from "../page.ts";
import { Disclosure } from "./disclosure.tsx";
import { Icon } from "./icon.tsx";
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
      class="menu-language"
      // Who presses by voice says what is seen: the code.
      name={`${code}, ${answer.shell.words.header.language}: ${own?.name ?? code}`}
      onOpen={() => setQuery(location.search)}
      label={
        <>
          <Icon of={Globe} />
          {code}
        </>
      }
    >
      <LanguageList answer={answer} query={query} />
    </Disclosure>
  );
}

/** The languages by their own names. A link keeps the page's query. */
export function LanguageList({ answer, query }: { readonly answer: PageAnswer; readonly query: string | null }) {
  return (
    <ul class="languages">
      {answer.shell.languages.map(({ locale, name, path }) => (
        <li key={locale}>
          <a
            class="menu-link"
            href={withQuery(path, query)}
            hreflang={languageTag(locale)}
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
