import type { AccountSection } from "../routes/account-sections.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { WithCode } from "../with-code.tsx";
import { useAccount } from "./context.ts";

export interface AdminSectionProps {
  /** The team's part of the overview, in place of a section. */
  readonly isOverview?: boolean;
  readonly section: AccountSection;
  readonly bookingId: string | null;
}

const loadAdmin = async () => (await import("../admin/admin.tsx")).Admin;

/** The team's sections: their code comes to admins alone. */
export function AdminSection(props: AdminSectionProps) {
  const { answer } = useAccount();
  return (
    <WithCode load={loadAdmin} words={answer.shell.words} skeleton={<RowsSkeleton rows={props.isOverview ? 1 : 6} />}>
      {(Admin) => <Admin {...props} />}
    </WithCode>
  );
}
