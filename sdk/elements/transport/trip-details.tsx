import { useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide";
import type { Trip } from "../../contracts/transport.ts";
import { Notice } from "../../ui/notice.tsx";
import { RideLeg } from "./ride-leg.tsx";
import { TransferLeg } from "./transfer-leg.tsx";

/** Every leg of a trip, with what is disturbed first. */
export function TripDetails({ trip: { legs, situations } }: { readonly trip: Trip }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      {situations.map(({ summary, description }) => (
        <Notice key={summary} tone="warning" icon={TriangleAlert} title={summary}>
          {description}
        </Notice>
      ))}
      <ol aria-label={t`Legs of the trip`} className="flex flex-col">
        {legs.map(({ id, timedLeg, transferLeg }) => (
          <li key={id}>
            {timedLeg && <RideLeg leg={timedLeg} />}
            {transferLeg && <TransferLeg leg={transferLeg} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
