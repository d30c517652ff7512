import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import { ShareBar } from "../../ui/share-bar.tsx";
import { columns } from "./columns.ts";
import { Failures } from "./failures.tsx";
import { LazyPart, PartFailure } from "./lazy-part.tsx";
import { cardView, nothingView, suggestionsView } from "./lazy-views.ts";
import type { ListProps } from "./listing.props.ts";
import { leftAlone, plainList } from "./rendered-cards.ts";
import { wideOnly } from "./rendered-width.ts";
import { useRenderedCards } from "./use-rendered-cards.ts";
import { useReturn } from "./use-return.ts";

/** Cards of the first row or two: their pictures can be seen at once. */
const onFirstScreen = 3;

/** The cards, and the way to more of them. */
export function Results(props: ListProps) {
  const { status, activities } = props;
  if (status === "waiting" || status === "failed" || activities.length === 0)
    return <LazyPart of={nothingView} props={props} />;
  return (
    <>
      <List {...props} />
      <Foot {...props} />
      {props.suggestions?.isInstead && (
        <>
          <slot className="mt-8 block" />
          <LazyPart of={suggestionsView} props={props} />
        </>
      )}
      <Failures {...props} />
    </>
  );
}

function List(props: ListProps) {
  const { activities, status } = props;
  const list = useRef<HTMLUListElement>(null);
  const first = useRef<number | undefined>(activities[0]?.id);
  const press = (index: number) => (id: number) =>
    props.press(id, Math.round(list.current?.children[index]?.getBoundingClientRect().top ?? 0));
  const { isLeft, isCardNeeded } = useRenderedCards(list, props, press, cardView.code !== undefined);
  const { code: Card, hasFailed, retry } = useLazyCode(cardView, isCardNeeded);
  const firstOwn = activities.findIndex((_, index) => !isLeft(index));
  // New cards are there once their code is.
  const shown = Card || firstOwn < 0 ? activities : activities.slice(0, firstOwn);
  useReturn(list, shown === activities ? props : { ...props, returnTo: null });
  const before = useRef(shown.length);
  /* Shows more of the list and moves the focus to the first new card, for visitors with keyboard or screen reader. */
  useLayoutEffect(() => {
    const grew = shown.length > before.current && activities[0]?.id === first.current && hasFocusAtFoot(list.current);
    if (grew)
      list.current?.children[before.current]?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    before.current = shown.length;
    first.current = activities[0]?.id;
  }, [activities, Card]);
  return (
    <>
      <ul
        ref={list}
        aria-busy={status === "busy"}
        className={columns(props)}
        {...(isPlain(props) && { [plainList]: "" })}
      >
        {shown.map((activity, index) => {
          const place = placeOf(index, props);
          return isLeft(index) ? (
            // oxlint-disable-next-line react/no-danger
            <li key={`rendered ${activity.id}`} {...place} dangerouslySetInnerHTML={leftAlone} />
          ) : (
            <li key={activity.id} {...place}>
              {Card && <Card {...props} press={press(index)} activity={activity} eager={index < onFirstScreen} />}
            </li>
          );
        })}
      </ul>
      {hasFailed && !Card && status !== "stuck" && <PartFailure retry={retry} className="mt-8" />}
    </>
  );
}

/** Whether cards are all that a list shows, each a link: hydrated, it needs no code of theirs. */
function isPlain({ picked, suggestions }: Pick<ListProps, "picked" | "suggestions">): boolean {
  return picked === null && suggestions === null;
}

/**
 * Beyond the first page cards render when they come near; beyond a narrow page's size they wait for the width to be
 * known.
 */
function placeOf(
  index: number,
  { renderedAtOnce, shownIfNarrow }: Pick<ListProps, "renderedAtOnce" | "shownIfNarrow">,
): { readonly className: string; readonly [wideOnly]?: "" } {
  const base = "-m-1 p-1";
  if (shownIfNarrow !== null && index >= shownIfNarrow) return { className: `${base} @max-5xl:hidden`, [wideOnly]: "" };
  return {
    className: index >= renderedAtOnce ? `${base} [content-visibility:auto] [contain-intrinsic-size:auto_400px]` : base,
  };
}

/** Whether the button that shows more has the focus. */
function hasFocusAtFoot(list: HTMLElement | null): boolean {
  const focused = (list?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  return Boolean(focused?.closest("[data-more]"));
}

function Foot({ activities, total, step, more, moreAddress, isCounted }: ListProps) {
  const { t } = useLingui();
  const shown = activities.length;
  if (!total || total < 0 || (step === 0 && !isCounted)) return null;
  return (
    <div data-more className="mt-12 flex flex-col items-center gap-4">
      <ShareBar done={shown} of={total} />
      <p className="text-14 text-ink-2 tabular-nums">{t`${shown} of ${plural(total, { one: "# activity", other: "# activities" })}`}</p>
      {step > 0 && (
        <>
          <Button variant="secondary" onPress={more} className="noscript:hidden">
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
