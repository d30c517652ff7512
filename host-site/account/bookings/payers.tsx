import { getShares } from "../../../sdk/contracts/calls/share.ts";
import { callApi } from "../../api.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { fill } from "../../shell/fill.ts";
import { useAccount } from "../../sections/context.ts";
import { sums } from "../../sections/classes.ts";
import { Sum } from "../../bookings/sum.tsx";
import { partsOfPayers } from "./parts-of-payers.ts";

interface PayersProps {
  readonly bookingId: string;
  /** Rappen that go back as money, of each item. */
  readonly refunds: readonly number[];
}

/** What each payer of a shared booking gets back. Nothing until it is known, or where the shop can't be reached. */
export function Payers({ bookingId, refunds }: PayersProps) {
  const words = useAccount().words.cancel;
  const { loaded } = useLoaded(bookingId, () => callApi(getShares, { params: { bookingId } }));
  if (loaded.state !== "shown") return null;
  const { shares } = loaded.data;
  const parts = partsOfPayers(
    refunds,
    shares.map(({ left }) => left.amount),
  );
  return (
    <dl className={`mt-2 ${sums}`}>
      {shares.map(
        ({ number, label }, index) =>
          parts[index]! > 0 && (
            <Sum key={number} name={label ?? fill(words.payer, { number: String(number) })} amount={parts[index]!} />
          ),
      )}
    </dl>
  );
}
