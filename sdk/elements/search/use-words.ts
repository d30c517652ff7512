import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { dateInWords } from "../../ui/month.ts";
import type { SearchProps } from "./search.props.ts";

/** The day and the people in words, short: for the bar, its buttons and their names. */
export function useWords({
  date,
  today,
  participants,
  languageTag,
}: Pick<SearchProps, "date" | "today" | "participants" | "languageTag">) {
  const { t } = useLingui();
  const { adults } = participants;
  const children = participants.childrenAges.length;
  const people = [
    ...(adults > 0 ? [t`${plural(adults, { one: "# adult", other: "# adults" })}`] : []),
    ...(children > 0 ? [t`${plural(children, { one: "# child", other: "# children" })}`] : []),
  ];
  const who = people.join(", ");
  return {
    day:
      date === null
        ? t`Any day`
        : date === today
          ? t`Today`
          : dateInWords(date, languageTag, { weekday: "short", day: "numeric", month: "short" }),
    people: who || t`People`,
    /** The full name of what opens the people. */
    peopleName: who ? t`People: ${who}` : t`People`,
  };
}
