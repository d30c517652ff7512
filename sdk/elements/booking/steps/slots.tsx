import { Plural, useLingui } from "@lingui/react/macro";
import type { SlotFacts } from "../booking.props.ts";
import { SlotGrid } from "./slot-grid.tsx";

/** From this number of free seats on nobody needs to know how many there are. */
const plenty = 20;

export interface SlotsProps {
  readonly label: string;
  readonly slots: readonly SlotFacts[];
  readonly onChoose: (availabilityId: string) => void;
}

/** Start times with what is free at each. */
export function Slots({ label, slots, onChoose }: SlotsProps) {
  const { t } = useLingui();
  return (
    <SlotGrid
      label={label}
      onChoose={onChoose}
      slots={slots.map((slot) => ({ ...slot, time: slot.time ?? t`whole day`, note: <Seats of={slot} />, soldOut: slot.seats === 0 }))}
    />
  );
}

function Seats({ of: { seats } }: { readonly of: SlotFacts }) {
  const { t } = useLingui();
  if (seats === 0) return <>{t`sold out`}</>;
  if (seats === null || seats >= plenty) return <>{t`available`}</>;
  return <Plural value={seats} one="# free" other="# free" />;
}
