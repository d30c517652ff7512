import { useLingui } from "@lingui/react/macro";
import { TicketX } from "lucide";
import { useRef } from "react";
import { Notice } from "../../ui/notice.tsx";
import { ActivityOnRequest } from "../../parts/conditions/activity-on-request.tsx";
import type { ActivityDetails } from "./activity.props.ts";
import { Accordion } from "./accordion.tsx";
import { SectionBody } from "./section-body.tsx";
import { useSectionTitles } from "./section-titles.ts";
import { TableOfContents } from "./table-of-contents.tsx";
import { useAfterHydration } from "./use-after-hydration.ts";

interface Props {
  readonly activity: ActivityDetails;
  readonly languageTag: string;
  /** Accordions in a wide place too: there is nothing but the contents. */
  readonly accordionOnly?: boolean;
  /** Below the title of a page, or of a part of one. */
  readonly heading?: "h2" | "h3";
}

/**
 * What there is to know: with a table of contents in a wide place, as accordions in a narrow one (discovery spec §2,
 * 3).
 */
export function Contents({ activity, languageTag, accordionOnly = false, heading = "h3" }: Props) {
  const { t } = useLingui();
  const titleOf = useSectionTitles();
  const isInvoiced = useAfterHydration(activity.isInvoiced, false);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={accordionOnly ? "" : "mt-8"}>
      {!accordionOnly && <TableOfContents activity={activity} root={root} />}
      {activity.sections.map(({ section, isOpen, toggle }) => (
        <Accordion
          key={section.id}
          id={section.id}
          title={titleOf(section)}
          isOpen={isOpen}
          toggle={toggle}
          always={accordionOnly}
          heading={heading}
        >
          <SectionBody section={section} languageTag={languageTag} activity={activity} />
        </Accordion>
      ))}
      {activity.notices.length > 0 && (
        <div className="flex flex-col gap-3 border-t border-line py-6 @3xl:py-8">
          {activity.notices.includes("notRefundable") && (
            <Notice
              icon={TicketX}
            >{t`Once booked, it can’t be cancelled, changed or refunded. Please look at the date twice.`}</Notice>
          )}
          {activity.notices.includes("onRequest") && (
            <ActivityOnRequest isInvoiced={isInvoiced} languageTag={languageTag} />
          )}
        </div>
      )}
    </div>
  );
}
