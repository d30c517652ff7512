import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide";
import { reviewsAnchor } from "../../machines/activity/contents.rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { figure, rating } from "../../parts/by-language.ts";
import type { ActivityDetails } from "./activity.props.ts";
import { SectionLink } from "./section-link.tsx";

interface Props {
  readonly activity: ActivityDetails;
  readonly languageTag: string;
  /** The title is the page's own; else that of a part of it. */
  readonly isPage: boolean;
}

/** Title, rating and supplier. */
export function Head({ activity, languageTag, isPage }: Props) {
  const { t } = useLingui();
  const Title = isPage ? "h1" : "h2";
  const { supplier } = activity;
  return (
    <>
      <Title className="mt-1 max-w-[24em] text-28 font-strong tracking-[-0.021em] text-balance hyphens-auto wrap-break-word @3xl:text-36">
        {activity.title}
      </Title>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 text-14">
        {activity.rating && <Rated {...activity.rating} activity={activity} languageTag={languageTag} />}
        {supplier && <p className="text-ink-2">{t`Provided by ${supplier}`}</p>}
      </div>
    </>
  );
}

function Rated({
  average,
  count,
  activity,
  languageTag,
}: NonNullable<ActivityDetails["rating"]> & Pick<Props, "activity" | "languageTag">) {
  const { t } = useLingui();
  const all = figure(count, languageTag);
  const words = t`${plural(count, { one: "# review", other: `${all} reviews` })}`;
  return (
    <p className="flex items-center gap-1.5">
      <Icon of={Star} size={16} className="fill-current" name={t`Rating`} />
      <span className="font-strong tabular-nums">{rating(average, languageTag)}</span>
      <SectionLink
        activity={activity}
        section={reviewsAnchor}
        className="inline-flex min-h-11 items-center rounded-field text-ink-2 underline hover:text-ink @3xl:min-h-8"
      >
        {words}
      </SectionLink>
    </p>
  );
}
