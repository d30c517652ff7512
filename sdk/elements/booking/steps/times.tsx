import { useLingui } from "@lingui/react/macro";
import { Notice } from "../../../ui/notice.tsx";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";
import type { DateView } from "../booking.props.ts";
import { Slots } from "./slots.tsx";

/** Offers first: the times of the chosen date, below the calendar. */
export default function Times({ times }: { readonly times: NonNullable<DateView["times"]> }) {
  const { t } = useLingui();
  if (times.state === "waiting") return null;
  const isAllDay = times.slots.length > 0 && times.slots.every((slot) => slot.time === null);
  return (
    <section className="pt-4">
      {!isAllDay && <h3 className="pb-2 text-16 font-strong">{t`What time suits you?`}</h3>}
      {times.state === "loading" && (
        <Skeleton word={t`Looking for free times.`}>
          <Bone className="h-14 w-full" />
        </Skeleton>
      )}
      {times.state === "ready" &&
        (times.slots.length > 0 ? (
          <Slots
            label={isAllDay ? t`whole day` : t`What time suits you?`}
            slots={times.slots}
            partySize={times.partySize}
            onChoose={times.choose}
          />
        ) : (
          <Notice role="status">{t`Nothing is left on this day.`}</Notice>
        ))}
    </section>
  );
}
