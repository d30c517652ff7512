import { useLingui } from "@lingui/react/macro";
import type { ServiceTime } from "../../contracts/transport.ts";
import { shownTime } from "../../machines/transport/time.rules.ts";

/** A time; where it is expected otherwise, the planned one is struck through, with the expected one beside it. */
export function Time({ of, className = "" }: { readonly of: ServiceTime; readonly className?: string }) {
  const { t } = useLingui();
  const { planned, expected } = shownTime(of);
  if (expected === null) return <bdi className={`tabular-nums ${className}`}>{planned}</bdi>;
  return (
    <span className={`tabular-nums ${className}`}>
      <del className="font-text text-ink-2">
        <span className="sr-only">{t`planned`} </span>
        <bdi>{planned}</bdi>
      </del>{" "}
      <ins className="text-red no-underline">
        <span className="sr-only">{t`expected`} </span>
        <bdi>{expected}</bdi>
      </ins>
    </span>
  );
}

interface PlatformProps {
  readonly planned: string | undefined;
  readonly estimated: string | undefined;
  /** Trains have platforms, others have stops of a letter or a number. */
  readonly isTrain: boolean;
}

/** Where it stops; a changed platform is beside the planned one, which is struck through. */
export function Platform({ planned, estimated, isTrain }: PlatformProps) {
  const { t } = useLingui();
  const point = estimated ?? planned;
  if (!point) return null;
  const word = (name: string) => (isTrain ? t`Platform ${name}` : t`Stop ${name}`);
  if (!estimated || !planned || estimated === planned) return <span>{word(point)}</span>;
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      <del className="text-ink-2">{word(planned)}</del>
      <ins className="text-red no-underline">{word(estimated)}</ins>
    </span>
  );
}
