import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { UserRound } from "lucide";
import type { OccupancyLevel, TimedLeg } from "../../contracts/transport.ts";
import { Icon } from "../../ui/icon.tsx";

const levels: Readonly<Record<OccupancyLevel, { readonly filled: number; readonly word: MessageDescriptor }>> = {
  LOW: { filled: 1, word: msg`low occupancy` },
  MEDIUM: { filled: 2, word: msg`medium occupancy` },
  HIGH: { filled: 3, word: msg`high occupancy` },
};

/** How full both classes are expected to be: in words, and as one to three people. */
export function Occupancy({ of, isShort }: { of: TimedLeg["occupancy"]; isShort?: boolean }) {
  const { t } = useLingui();
  const classes = [
    { level: of?.firstClass, name: t`1st class`, short: t`1st` },
    { level: of?.secondClass, name: t`2nd class`, short: t`2nd` },
  ];
  return (
    <>
      {classes.map(
        ({ level, name, short }) =>
          level && <Level key={name} level={level} name={name} short={isShort ? short : undefined} />,
      )}
    </>
  );
}

function Level({ level, name, short }: { level: OccupancyLevel; name: string; short: string | undefined }) {
  const { i18n, t } = useLingui();
  const { filled, word } = levels[level];
  const fullness = i18n._(word);
  return (
    <span className="inline-flex items-center gap-1">
      {short && (
        <span aria-hidden className="text-12">
          {short}
        </span>
      )}
      <span aria-hidden className="inline-flex">
        {[1, 2, 3].map((person) => (
          <Icon
            key={person}
            of={UserRound}
            size={14}
            className={person <= filled ? "fill-current text-ink" : "text-edge"}
          />
        ))}
      </span>
      <span className={short ? "sr-only" : ""}>{t`${name}: ${fullness}`}</span>
    </span>
  );
}
