import { Check, type IconNode } from "lucide";
import type { Picture as PictureData } from "../contracts/activity.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import { Rating, type RatingProps } from "./rating.tsx";

export interface ActivityCardProps {
  readonly title: string;
  readonly picture: PictureData | null;
  /** What it is, quietly: "Boat trips · 2 hrs". */
  readonly kicker: string;
  /** From 4 on (RULES 20). */
  readonly rating?: RatingProps | undefined;
  /** What matters most, in one line. */
  readonly benefit?: { readonly icon: IconNode; readonly words: string } | undefined;
  /** A discount in its own words. */
  readonly flag?: string | undefined;
  /** "from", "CHF 49.00", "per person"; without it the card says why there is none. */
  readonly price?: { readonly before: string; readonly amount: string; readonly after: string } | undefined;
  readonly noPriceWord: string;
  /** A sentence below the title, on large cards. */
  readonly teaser?: string | undefined;
  /** Where the card leads; a card without an address is a choice (`chosen`). */
  readonly href?: string | undefined;
  readonly chosen?: boolean | undefined;
  readonly onPress: () => void;
  /** How wide its picture is at most (px). */
  readonly width: number;
  /** On the first screen: its picture is loaded eagerly. */
  readonly eager?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * An activity in a list: picture, what it is, title in two lines, rating, benefit, price at the foot so that prices of
 * a row align. The whole card is one link (or one choice) whose name is the title.
 */
export function ActivityCard({
  title,
  picture,
  kicker,
  rating,
  benefit,
  flag,
  price,
  teaser,
  headingLevel = 3,
  ...props
}: ActivityCardProps) {
  const Heading = `h${headingLevel}` as const;
  const stretched = "outline-none text-start after:absolute after:inset-0 after:z-1";
  return (
    <article className="group relative flex h-full flex-col rounded-card has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink">
      <div
        className={`relative overflow-hidden rounded-card bg-surface-3 ${props.chosen ? "ring-3 ring-accent ring-offset-0" : ""}`}
        style={picture?.color ? { backgroundColor: picture.color } : undefined}
      >
        {picture ? (
          <Picture
            of={picture}
            ratio="4:3"
            width={props.width}
            decorative
            eager={props.eager ?? false}
            className="h-auto w-full transition-transform duration-200 ease-out group-hover:scale-103 motion-reduce:transition-none motion-reduce:group-hover:scale-100"
          />
        ) : (
          <span className="block aspect-4/3" />
        )}
        {flag && (
          <span className="absolute start-3 top-3 max-w-[calc(100%-24px)] rounded-[6px] bg-flag px-2 py-1 text-12 font-strong wrap-break-word text-on-picture">
            <bdi>{flag}</bdi>
          </span>
        )}
        {props.chosen !== undefined && (
          <span
            aria-hidden
            className={`absolute end-3 top-3 grid size-8 place-items-center rounded-chip border ${props.chosen ? "border-accent bg-accent text-on-accent" : "border-edge bg-surface text-transparent"}`}
          >
            <Icon of={Check} />
          </span>
        )}
      </div>
      <div className="flex grow flex-col pt-3">
        <p className="text-14 text-ink-2 hyphens-auto wrap-break-word">{kicker}</p>
        <Heading
          className="mt-0.5 line-clamp-2 text-16 font-strong hyphens-auto wrap-break-word text-pretty"
          title={title}
        >
          {props.chosen === undefined ? (
            <a href={props.href} onClick={props.onPress} className={`${stretched} group-hover:underline`}>
              {title}
            </a>
          ) : (
            <button
              type="button"
              aria-pressed={props.chosen}
              onClick={props.onPress}
              className={`${stretched} font-[inherit]`}
            >
              {title}
            </button>
          )}
        </Heading>
        {teaser && <p className="mt-1 line-clamp-2 text-14 text-ink-2 hyphens-auto text-pretty">{teaser}</p>}
        {rating && <Rating {...rating} className="mt-1" />}
        {benefit && (
          <p className="mt-1 flex gap-2 text-14 text-ink-2">
            <Icon of={benefit.icon} size={16} className="mt-0.5 text-accent" />
            <span className="min-w-0 hyphens-auto wrap-break-word">{benefit.words}</span>
          </p>
        )}
        <p className="mt-auto pt-2 text-16">
          {price ? (
            <>
              {price.before} <Price of={price.amount} className="font-strong" />{" "}
              {price.after && <span className="text-14 text-ink-2">{price.after}</span>}
            </>
          ) : (
            <span className="text-14 text-ink-3">{props.noPriceWord}</span>
          )}
        </p>
      </div>
    </article>
  );
}

/** The shape of a card that comes. */
export function CardBones() {
  const bone = "block animate-pulse rounded-field bg-surface-3 motion-reduce:animate-none forced-colors:border";
  return (
    <span className="block">
      <span className={`${bone} aspect-4/3 rounded-card`} />
      <span className={`${bone} mt-3 h-5 w-2/5`} />
      <span className={`${bone} mt-1 h-6 w-11/12`} />
      <span className={`${bone} mt-1 h-6 w-3/5`} />
      <span className={`${bone} mt-2 h-6 w-1/3`} />
    </span>
  );
}
