import type { AdminProps } from "../admin/admin.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { WithCode } from "../with-code.tsx";
import { useAccount } from "../sections/context.ts";

const loadAdmin = async () => (await import("../admin/admin.tsx")).Admin;

/** The team's sections: their code comes to admins alone. */
export function AdminSection(props: AdminProps) {
  const { answer } = useAccount();
  return (
    <WithCode load={loadAdmin} words={answer.shell.words} skeleton={<RowsSkeleton rows={props.isOverview ? 1 : 6} />}>
      {(Admin) => <Admin {...props} />}
    </WithCode>
  );
}
