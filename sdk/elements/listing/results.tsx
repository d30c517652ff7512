import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { CardBones } from "../../ui/activity-card.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ShareBar } from "../../ui/share-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Card } from "./card.tsx";
import type { ListProps } from "./listing.props.ts";
import { Nothing, Troubles } from "./nothing.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useReturn } from "./use-return.ts";

/** Cards of the first row or two: their pictures can be seen at once. */
const onFirstScreen = 3;

/**
 * Columns by the width of the element: compact from 640 px on (discovery spec §2), fewer and larger where there is
 * little to show.
 */
function columns({ isSmall, hasSidebar }: Pick<ListProps, "isSmall" | "hasSidebar">): string {
  const base = "grid gap-x-4 gap-y-8 @min-[640px]:grid-cols-2 @3xl:gap-x-6 @3xl:gap-y-10";
  if (!isSmall) return `${base} ${hasSidebar ? "" : "@min-[1024px]:grid-cols-3"}`;
  return `${base} @min-[768px]:grid-cols-3 ${hasSidebar ? "@min-[1024px]:grid-cols-2 @min-[1200px]:grid-cols-3" : "@min-[1024px]:grid-cols-4"}`;
}

/** The cards, and the way to more of them. */
export function Results(props: ListProps) {
  const { status, activities } = props;
  if (status === "waiting") return <Waiting {...props} />;
  if (status === "failed" || activities.length === 0) return <Nothing {...props} />;
  return (
    <>
      <List {...props} />
      <Foot {...props} />
      {props.suggestions?.isInstead && (
        <>
          <slot className="mt-8 block" />
          <Suggestions {...props} />
        </>
      )}
      <Troubles {...props} />
    </>
  );
}

function List(props: ListProps) {
  const { activities, status } = props;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(activities.length);
  const first = useRef<number | undefined>(activities[0]?.id);
  useReturn(list, props);
  const press = (index: number) => (id: number) =>
    props.press(id, Math.round(list.current?.children[index]?.getBoundingClientRect().top ?? 0));
  /* More of the same list: who reads with keys or ears goes on with the first new card. */
  useLayoutEffect(() => {
    const grew =
      activities.length > before.current && activities[0]?.id === first.current && hasFocusAtFoot(list.current);
    if (grew)
      list.current?.children[before.current]?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    before.current = activities.length;
    first.current = activities[0]?.id;
  }, [activities]);
  return (
    <ul ref={list} aria-busy={status === "busy"} className={columns(props)}>
      {activities.map((activity, index) => (
        <li key={activity.id} className={`-m-1 p-1 ${placeOf(index, props)}`}>
          <Card {...props} press={press(index)} activity={activity} eager={index < onFirstScreen} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Beyond the first page cards render when they come near; beyond a narrow page's size they wait for the width to be
 * known.
 */
function placeOf(
  index: number,
  { renderedAtOnce, shownIfNarrow }: Pick<ListProps, "renderedAtOnce" | "shownIfNarrow">,
): string {
  if (shownIfNarrow !== null && index >= shownIfNarrow) return "@max-5xl:hidden";
  return index >= renderedAtOnce ? "[content-visibility:auto] [contain-intrinsic-size:auto_400px]" : "";
}

/** Whether the button that shows more has the focus. */
function hasFocusAtFoot(list: HTMLElement | null): boolean {
  const focused = (list?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  return focused?.closest("[data-more]") !== null && focused !== null && focused !== undefined;
}

function Foot({ activities, total, step, more, moreAddress, isCounted }: ListProps) {
  const { t } = useLingui();
  const shown = activities.length;
  if (total === null || total <= 0 || (step === 0 && !isCounted)) return null;
  return (
    <div data-more className="mt-12 flex flex-col items-center gap-4">
      <ShareBar done={shown} of={total} />
      <p className="text-14 text-ink-2 tabular-nums">{t`${shown} of ${plural(total, { one: "# activity", other: "# activities" })}`}</p>
      {step > 0 && (
        <>
          <Button look="secondary" onPress={more} className="noscript:hidden">
            {t`Show ${step} more`}
          </Button>
          {moreAddress && (
            <span className="hidden noscript:block">
              <LinkButton href={moreAddress} rel="next">{t`Show more activities`}</LinkButton>
            </span>
          )}
        </>
      )}
    </div>
  );
}

function Waiting(props: ListProps) {
  const { t } = useLingui();
  return (
    <Skeleton word={t`Still looking for activities`}>
      <div className={columns({ isSmall: true, hasSidebar: props.hasSidebar })}>
        {Array.from({ length: props.pageSize }).map((_, index) => (
          <CardBones key={index} />
        ))}
      </div>
    </Skeleton>
  );
}
