import { useLingui } from "@lingui/react/macro";
import type { Section } from "../../machines/activity/contents.rules.ts";

/** The title of a section. */
export function useSectionTitles(): (section: Section) => string {
  const { t } = useLingui();
  return (section) => {
    switch (section.kind) {
      case "benefits":
        return t`What’s included`;
      case "highlights":
        return t`Highlights`;
      case "important":
        return t`Important information`;
      case "meeting":
        return section.points.length > 1 ? t`Meeting points` : t`Meeting point`;
      case "block":
        return section.title;
    }
  };
}
