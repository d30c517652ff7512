import { useEffect, useState } from "preact/hooks";
import type { AdminSectionProps } from "../account/admin-section.tsx";
import { useAccount } from "../account/context.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useAddress } from "../forms/use-address.ts";
import { loadWords } from "../forms/words.ts";
import { ActivityEditor } from "./activities/activity-editor.tsx";
import { AdminActivities } from "./activities/admin-activities.tsx";
import { AdminBooking } from "./bookings/admin-booking.tsx";
import { AdminBookings } from "./bookings/admin-bookings.tsx";
import { AdminContext } from "./context.ts";
import { AdminRequests } from "./requests/admin-requests.tsx";
import { AdminReviews } from "./reviews/admin-reviews.tsx";
import { AdminSuppliers } from "./suppliers/admin-suppliers.tsx";
import { Registration } from "./suppliers/registration.tsx";
import { Waiting } from "./waiting.tsx";
import { adminWords } from "./words.ts";
import type { AdminWords } from "./words/en.ts";

/** The team's room: lists of everything, and what is open in the address. */
export function Admin(props: AdminSectionProps) {
  const { answer } = useAccount();
  const [words, setWords] = useState<AdminWords | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadWords(adminWords, answer.locale).then((loaded) => isGone || setWords(loaded));
    return () => void (isGone = true);
  }, [answer.locale]);
  if (!words) return <RowsSkeleton rows={props.isOverview ? 1 : 6} />;
  return (
    <AdminContext.Provider value={words}>
      {props.isOverview ? <Waiting /> : <Section section={props.section} bookingId={props.bookingId} />}
    </AdminContext.Provider>
  );
}

function Section({ section, bookingId }: Pick<AdminSectionProps, "section" | "bookingId">) {
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
    case "reviews":
      return <AdminReviews />;
    case "settings":
      return null;
  }
}
