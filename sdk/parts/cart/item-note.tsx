import { useLingui } from "@lingui/react/macro";
import type { Reservation } from "../../contracts/cart.ts";
import { Notice } from "../../ui/notice.tsx";
import { MisfitNotice } from "./misfit-notice.tsx";
import type { MisfitProps } from "./misfit.props.ts";

interface ItemNoteProps {
  readonly reservation: Reservation;
  /** Where it is for another time than its activity. */
  readonly misfit: MisfitProps | undefined;
  readonly languageTag: string;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
  /** The address of a page of the shop, of its path. */
  readonly addressOf: (path: string) => string;
}

/** Whether a trip has left: it can't be paid for any more. `now`: ms since 1970 by the server's clock. */
export const hasLeft = ({ trip, startsAt }: Pick<Reservation, "trip" | "startsAt">, now: number): boolean =>
  trip != null && Date.parse(startsAt) <= now;

/** Why a trip of the cart can't be taken like this: it has left, or is for another time than its activity. */
export function ItemNote({ reservation, misfit, languageTag, now, addressOf }: ItemNoteProps) {
  const { t } = useLingui();
  if (!hasLeft(reservation, now())) return misfit && <MisfitNotice {...misfit} languageTag={languageTag} />;
  return (
    <Notice
      tone="warning"
      actions={
        <a
          href={addressOf(reservation.activityPath)}
          className="focus-ring inline-flex min-h-11 items-center rounded-field font-strong text-accent hover:underline"
        >
          {t`Choose another connection`}
        </a>
      }
    >
      {t`This connection has left and can no longer be booked. Remove it, or choose another one.`}
    </Notice>
  );
}
