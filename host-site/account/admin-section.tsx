import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AccountSection } from "../body.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";

export interface AdminSectionProps {
  /** The team's part of the overview, in place of a section. */
  readonly isOverview?: boolean;
  readonly section: AccountSection;
  readonly bookingId: string | null;
}

/** The team's room: its code comes to admins alone. */
export function AdminSection(props: AdminSectionProps) {
  const [Room, setRoom] = useState<ComponentType<AdminSectionProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("../admin/admin.tsx").then(({ Admin }) => isGone || setRoom(() => Admin));
    return () => void (isGone = true);
  }, []);
  return Room ? <Room {...props} /> : <RowsSkeleton rows={props.isOverview ? 1 : 6} />;
}
