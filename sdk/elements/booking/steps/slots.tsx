import { Plural, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { SlotDetails } from "../booking.props.ts";
import { SlotGrid } from "./slot-grid.tsx";

/** From this number of free seats on their number is not shown. */
const plenty = 20;

export interface SlotsProps {
  readonly label: string;
  readonly slots: readonly SlotDetails[];
  /** Persons for whom a time must have seats. */
  readonly partySize: number;
  readonly onChoose: (availabilityId: string) => void;
  /** The way to choose a smaller time; offers first it is the step before. */
  readonly onClearParty?: () => void;
}

/** Start times with the free seats of each; those without seats for the full party can't be chosen. */
export function Slots({ label, slots, partySize, onChoose, onClearParty }: SlotsProps) {
  const { t } = useLingui();
  return (
    <>
      <SlotGrid
        label={label}
        onChoose={onChoose}
        slots={slots.map((slot) => ({
          ...slot,
          time: slot.time ?? t`whole day`,
          note: <Seats of={slot} />,
          soldOut: slot.seats === 0,
          isOff: slot.seats === 0 || slot.isTooSmall,
        }))}
      />
      {slots.some((slot) => slot.isTooSmall) && (
        <div className="pt-3">
          <Notice
            actions={
              onClearParty && (
                <Button variant="quiet" size="small" onPress={onClearParty}>
                  {t`Choose the number of people again`}
                </Button>
              )
            }
          >
            {t`You are ${partySize} people. What has fewer free places can’t be chosen.`}
          </Notice>
        </div>
      )}
    </>
  );
}

function Seats({ of: { seats } }: { readonly of: SlotDetails }) {
  const { t } = useLingui();
  if (seats === 0)
    return (
      <>
        {t({
          id: "booking.soldOutBelowTime",
          message: "sold out",
          comment: "Two lines of 62 px below a time; put a soft hyphen into a long word",
        })}
      </>
    );
  if (seats === null || seats >= plenty) return <>{t`available`}</>;
  return <Plural value={seats} one="# free" other="# free" />;
}
