import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide";
import type { Booking } from "../../contracts/booking.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { ConfirmationProps } from "./confirmation.props.ts";
import { useCreditWay } from "./payment-method.ts";

/** Where the receipt and credit notes of a booking are downloaded; nothing before they have their numbers. */
export function DocumentLinks({
  documents = [],
  fileAddress,
}: Pick<Booking, "documents"> & Pick<ConfirmationProps, "fileAddress">) {
  const nameOf = useDocumentName();
  if (documents.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden @max-lg:flex-col">
      {documents.map((document) => (
        <LinkButton key={document.number} icon={Download} href={fileAddress(document.url)} newTab>
          {nameOf(document)}
        </LinkButton>
      ))}
    </div>
  );
}

function useDocumentName() {
  const { t } = useLingui();
  const wayOf = useCreditWay();
  return ({ kind, number, backTo }: NonNullable<Booking["documents"]>[number]): string => {
    if (kind === "receipt") return t`Receipt ${number} (PDF)`;
    if (kind === "invoice") return t`Invoice ${number} (PDF)`;
    if (!backTo) return t`Credit note ${number} (PDF)`;
    const way = wayOf(backTo);
    return t`Credit note ${number} to ${way} (PDF)`;
  };
}
