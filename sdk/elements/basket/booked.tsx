import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/**
 * The basket was booked in another window, or before the buyer came back from a payment page: its confirmation has the
 * tickets.
 */
export function Booked({ address }: { readonly address: string }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="self-stretch" role="status">
        <Notice tone="success">
          <strong className="block font-strong">{t`This basket is booked`}</strong>
          {t`The booking is complete, and nothing is charged a second time. Your confirmation shows the tickets, or what comes next.`}
        </Notice>
      </div>
      <LinkButton variant="primary" href={address}>{t`Go to your confirmation`}</LinkButton>
    </div>
  );
}
