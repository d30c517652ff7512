import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { elementSurface } from "../../ui/element-surface.ts";
import { LoadFailureNotice } from "../../parts/load-failure/load-failure-notice.tsx";
import { Controls } from "./controls.tsx";
import { Figures } from "./figures.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ReviewsProps } from "./reviews.props.ts";

/** The reviews of an activity. */
export function ReviewsView(props: ReviewsProps) {
  const { t } = useLingui();
  return (
    <section className={`@container ${elementSurface}`} aria-label={t`Reviews`} aria-busy={props.state === "loading"}>
      {props.state === "loading" ? <Waiting isSlow={props.isSlow} /> : <Known {...props} />}
    </section>
  );
}

function Waiting({ isSlow }: { readonly isSlow: boolean }) {
  const { t } = useLingui();
  return (
    <Skeleton word={t`Still looking for reviews`} isSlow={isSlow}>
      <Bone className="h-9 w-56" />
      <div className="mt-6 grid gap-6 @2xl:grid-cols-2">
        <Bone className="h-44" />
        <Bone className="hidden h-44 @2xl:block" />
      </div>
    </Skeleton>
  );
}

function Known(props: ReviewsProps) {
  const { t } = useLingui();
  if (props.state === "failed") {
    return <LoadFailureNotice failure={props.failure} retry={props.press.retry} />;
  }
  if (props.count === 0) {
    const isMissing = props.state === "missing";
    return (
      <>
        <h2 className="text-22 font-strong tracking-[-0.014em]">{t`Reviews`}</h2>
        <p className="mt-2 max-w-measure text-ink-2">
          {isMissing
            ? t`This activity is no longer offered here.`
            : t`Nobody has written about this activity yet. After your trip, your review can be the first.`}
        </p>
        {isMissing && <slot className="mt-3 block" />}
      </>
    );
  }
  return (
    <>
      <Figures {...props} />
      {props.hasControls && <Controls {...props} />}
      <List {...props} />
    </>
  );
}

function List(props: ReviewsProps) {
  const { t } = useLingui();
  const { reviews, total, more, press } = props;
  return (
    <div className="mt-6">
      <p role="status" className="sr-only">
        {t`${plural(total, { one: "# review", other: "# reviews" })}`}
      </p>
      {total === 0 ? (
        <div className="flex flex-col items-start gap-4 rounded-card bg-surface-2 p-6">
          <p className="max-w-measure text-pretty">
            {t({ id: "filter.noResults", message: "No review fits what you have chosen." })}
          </p>
          <Button variant="secondary" onPress={press.clear}>{t`Show all reviews again`}</Button>
        </div>
      ) : (
        <ul className="grid gap-4 @2xl:grid-cols-2 @2xl:gap-6">
          {reviews.map((review) => (
            <li key={review.id} className="min-w-0">
              <ReviewCard review={review} languageTag={props.languageTag} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="secondary" className="mt-6 print:hidden" onPress={press.more}>
          {t`${plural(more, { one: "Read # more review", other: "Read # more reviews" })}`}
        </Button>
      )}
    </div>
  );
}
