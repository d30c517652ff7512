import { useLingui } from "@lingui/react/macro";
import { Notice } from "../../../ui/notice.tsx";
import type { TotalView } from "../booking.props.ts";

/** The extra cost or refund of a rebooking, shown before it is submitted (RULES 12). */
export function Difference({ kind, amount }: NonNullable<TotalView["difference"]>) {
  const { t } = useLingui();
  switch (kind) {
    case "none":
      return <Notice tone="success">{t`It costs as much as you have paid.`}</Notice>;
    case "back":
      return (
        <Notice tone="success">{t`It costs less than you have paid: ${amount} comes back the way you paid.`}</Notice>
      );
    case "byHand":
      return (
        <Notice tone="success">
          {t`It costs less than you have paid: ${amount} comes back to you, and we will contact you about how.`}
        </Notice>
      );
    case "less":
      return <Notice tone="success">{t`It costs ${amount} less than before.`}</Notice>;
    case "billed":
      return <Notice>{t`It costs ${amount} more, which is added to your invoice.`}</Notice>;
    case "refused":
      return (
        <Notice tone="warning" role="alert">
          {t`It costs ${amount} more than you have paid, which can't be paid here. Choose another time or fewer tickets, or cancel and book anew.`}
        </Notice>
      );
  }
}
