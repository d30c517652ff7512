import type { RoleSection } from "../routes/account-sections.ts";
import { useAccount } from "../sections/context.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useAddress } from "../forms/use-address.ts";
import { loadWords } from "../forms/load-words.ts";
import { ActivityEditor } from "./activities/activity-editor.tsx";
import { AdminActivities } from "./activities/admin-activities.tsx";
import { AdminAffiliates } from "./affiliates/admin-affiliates.tsx";
import { Affiliate } from "./affiliates/affiliate.tsx";
import { AdminBooking } from "./bookings/admin-booking.tsx";
import { AdminBookings } from "./bookings/admin-bookings.tsx";
import { AdminCodes } from "./codes/admin-codes.tsx";
import { CodePage } from "./codes/code-page.tsx";
import { AdminContext } from "./context.ts";
import { AdminDistributors } from "./distributors/admin-distributors.tsx";
import { AdminInvoices } from "./invoices/admin-invoices.tsx";
import { InvoicePage } from "./invoices/invoice.tsx";
import { DistributorPage } from "./distributors/distributor.tsx";
import { AdminRequests } from "./requests/admin-requests.tsx";
import { AdminReviews } from "./reviews/admin-reviews.tsx";
import { AdminSuppliers } from "./suppliers/admin-suppliers.tsx";
import { Registration } from "./suppliers/registration.tsx";
import { Waiting } from "./waiting.tsx";
import { loaders as adminWords } from "words:admin";
import { WithCode } from "../with-code.tsx";

export interface AdminProps {
  /** The team's part of the overview, in place of a section. */
  readonly isOverview?: boolean;
  readonly section: RoleSection;
  readonly bookingId: string | null;
}

/** The team's sections: lists of everything, and what is open in the address. */
export function Admin(props: AdminProps) {
  const { answer } = useAccount();
  return (
    <WithCode
      load={() => loadWords(adminWords, answer.locale)}
      words={answer.shell.words}
      skeleton={<RowsSkeleton rows={props.isOverview ? 1 : 6} />}
    >
      {(words) => (
        <AdminContext.Provider value={words}>
          {props.isOverview ? <Waiting /> : <Section section={props.section} bookingId={props.bookingId} />}
        </AdminContext.Provider>
      )}
    </WithCode>
  );
}

function Section({ section, bookingId }: Pick<AdminProps, "section" | "bookingId">) {
  const { query } = useAddress();
  switch (section) {
    case "activities": {
      const id = query.get("activity");
      return id ? <ActivityEditor key={id} id={id} /> : <AdminActivities />;
    }
    case "bookings":
      return bookingId ? <AdminBooking bookingId={bookingId} /> : <AdminBookings />;
    case "requests":
      return <AdminRequests />;
    case "suppliers": {
      const id = query.get("registration");
      return id ? <Registration key={id} registrationId={id} /> : <AdminSuppliers />;
    }
    case "affiliates": {
      const id = query.get("number");
      return id ? <Affiliate key={id} affiliateId={id} /> : <AdminAffiliates />;
    }
    case "distributors": {
      const id = query.get("distributor");
      return id ? <DistributorPage key={id} distributorId={id} /> : <AdminDistributors />;
    }
    case "codes": {
      const id = query.get("code");
      return id ? <CodePage key={id} code={id} /> : <AdminCodes />;
    }
    case "reviews":
      return <AdminReviews />;
    case "invoices": {
      const id = query.get("invoice");
      return id ? <InvoicePage key={id} invoiceId={id} /> : <AdminInvoices />;
    }
    case "settings":
      return null;
  }
}
