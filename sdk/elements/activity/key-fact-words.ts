import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CancellationRule } from "../../machines/activity/cancellation.rules.ts";
import type { KeyFact } from "../../machines/activity/key-facts.rules.ts";
import { durationsInWords } from "../../ui/duration.ts";
import { codeName } from "../../ui/code-name.ts";
import { figure } from "../../parts/by-language.ts";

export interface KeyFactWords {
  readonly word: string;
  readonly why: string;
}

/** Key facts in words. */
export function useKeyFactWords(languageTag: string): (fact: KeyFact) => KeyFactWords {
  const { t } = useLingui();
  const until = useCancellationWords();
  return (fact) => {
    switch (fact.kind) {
      case "duration":
        return {
          word: fact.lastsOneMonth ? t`1 month` : durationsInWords(fact.hours, languageTag, t`all day`),
          why: t`The time to plan for`,
        };
      case "mobileTicket":
        return { word: t`Mobile ticket`, why: t`Show it on your phone, nothing to print` };
      case "skipTheLine":
        return { word: t`Skip the line`, why: t`Straight in with your ticket` };
      case "meetingPoint": {
        const { label, address, others } = fact;
        return {
          word: label,
          why:
            others > 0
              ? t`${plural(others, { one: "and # more meeting point", other: "and # more meeting points" })}`
              : address,
        };
      }
      case "discount":
        return { word: t`Discount`, why: fact.text };
      case "cancellation":
        return { word: t`Free cancellation`, why: until(fact.rule) };
      case "onRequest":
        return { word: t`On request`, why: t`The supplier confirms within 48 hours at most` };
      case "booked": {
        const tickets = figure(fact.tickets, languageTag);
        return { word: t`Booked ${tickets} times`, why: "" };
      }
      case "languages": {
        const names = fact.codes.map((code) => codeName("language", code, languageTag));
        return { word: t`Languages`, why: new Intl.ListFormat(languageTag, { type: "unit" }).format(names) };
      }
    }
  };
}

/** Until when it can be cancelled, in words that begin a line. */
export function useCancellationWords(): (rule: CancellationRule) => string {
  const { t } = useLingui();
  return (rule) => {
    switch (rule.kind) {
      case "none":
        return "";
      case "start":
        return t`Until it starts`;
      case "hours": {
        const { hours } = rule;
        return t`${plural(hours, { one: "Until # hour before", other: "Until # hours before" })}`;
      }
      case "days": {
        const { days } = rule;
        return t`${plural(days, { one: "Until # day before", other: "Until # days before" })}`;
      }
      case "clock": {
        const { days, time } = rule;
        return t`${plural(days, { one: `Until the day before, ${time}`, other: `Until # days before, ${time}` })}`;
      }
    }
  };
}
