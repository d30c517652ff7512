import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide";
import type { Booking } from "../../contracts/booking.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { ConfirmationProps } from "./confirmation.props.ts";

/** Where the receipt and credit notes of a booking are downloaded; nothing before they have their numbers. */
export function DocumentLinks({
  documents = [],
  fileAddress,
}: Pick<Booking, "documents"> & Pick<ConfirmationProps, "fileAddress">) {
  const { t } = useLingui();
  if (documents.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden @max-lg:flex-col">
      {documents.map(({ kind, number, url }) => (
        <LinkButton key={number} icon={Download} href={fileAddress(url)} newTab>
          {kind === "receipt"
            ? t`Receipt ${number} (PDF)`
            : kind === "invoice"
              ? t`Invoice ${number} (PDF)`
              : t`Credit note ${number} (PDF)`}
        </LinkButton>
      ))}
    </div>
  );
}
