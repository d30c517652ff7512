import { useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide";
import type { Leg, Trip } from "../../contracts/transport.ts";
import { Notice } from "../../ui/notice.tsx";
import { RideLeg } from "./ride-leg.tsx";
import { TransferLeg } from "./transfer-leg.tsx";

/** Every leg of a trip, with what is disturbed first. */
export function TripDetails({ trip: { legs, situations, startTime } }: { readonly trip: Trip }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      {situations.map(({ summary, description }) => (
        <Notice key={summary} tone="warning" icon={TriangleAlert} title={summary}>
          {description}
        </Notice>
      ))}
      <ol aria-label={t`Legs of the trip`} className="flex flex-col">
        {legs.map(({ id, timedLeg, transferLeg }, index) => (
          <li key={id}>
            {timedLeg && <RideLeg leg={timedLeg} />}
            {transferLeg && (
              <TransferLeg leg={transferLeg} begins={index === 0 ? startTime : endOf(legs[index - 1]!)} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** When a ride is expected to end; null for a way on foot. */
function endOf({ timedLeg }: Leg): string | null {
  const at = timedLeg?.end.serviceArrival;
  return at ? (at.estimatedTime ?? at.timetabledTime) : null;
}
