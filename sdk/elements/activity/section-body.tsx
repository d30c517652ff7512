import { useLingui } from "@lingui/react/macro";
import { Check, CirclePlay } from "lucide";
import type { Section } from "../../machines/activity/contents.rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ActivityDetails } from "./activity.props.ts";
import { MeetingPoints } from "./meeting-points.tsx";
import { Prose } from "./prose.tsx";

interface Props {
  readonly section: Section;
  readonly languageTag: string;
  readonly activity: Pick<ActivityDetails, "mapStyle" | "appointment">;
}

/** What stands in a section. */
export function SectionBody({ section, languageTag, activity }: Props) {
  const { t } = useLingui();
  switch (section.kind) {
    case "benefits":
      return (
        <ul className="flex flex-col gap-3">
          {section.benefits.map((benefit, index) => (
            <li key={index} className="flex gap-3">
              <Icon of={Check} className="mt-0.5 text-accent" />
              <span className="max-w-measure min-w-0 hyphens-auto wrap-break-word">{benefit}</span>
            </li>
          ))}
        </ul>
      );
    case "highlights":
      return <Prose text={section.text} />;
    case "block": {
      const { title, videoUrl, text } = section;
      return (
        <>
          <Prose text={text} />
          {videoUrl && (
            <a
              href={videoUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t`Watch the video: ${title}`}
              className="focus-ring mt-2 inline-flex min-h-11 items-center gap-2 rounded-field font-strong text-accent hover:underline"
            >
              <Icon of={CirclePlay} />
              {t`Watch the video`}
            </a>
          )}
        </>
      );
    }
    case "important":
      return (
        <Notice>
          <Prose text={section.text} />
        </Notice>
      );
    case "meeting":
      return <MeetingPoints points={section.points} languageTag={languageTag} activity={activity} />;
  }
}
