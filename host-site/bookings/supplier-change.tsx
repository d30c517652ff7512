import type { SupplierChange } from "../../sdk/contracts/supplier-change.ts";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";

/** What a supplier has changed of an item, a line each; what was booked stands beside it. */
export function SupplierChangeLines({ change }: { readonly change: SupplierChange }) {
  const words = useAccount().words.booking.changed;
  const { isWithdrawn, meetingPoint, times } = change;
  const lines = [
    ...(isWithdrawn ? [words.withdrawn] : []),
    ...(times ? [times.length > 0 ? fill(words.otherTimes, { times: times.join(", ") }) : words.noTime] : []),
    ...(meetingPoint
      ? [fill(words.meetingPoint, { place: [meetingPoint.label, meetingPoint.address].filter(Boolean).join(", ") })]
      : []),
  ];
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
