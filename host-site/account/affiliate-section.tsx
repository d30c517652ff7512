import { RowsSkeleton } from "../forms/skeleton.tsx";
import { WithCode } from "../with-code.tsx";
import { useAccount } from "../sections/context.ts";

const loadAffiliate = async () => (await import("../affiliate/affiliate.tsx")).Affiliate;

/** The affiliate's section: its code comes to those who open it. */
export function AffiliateSection() {
  const { answer } = useAccount();
  return (
    <WithCode load={loadAffiliate} words={answer.shell.words} skeleton={<RowsSkeleton rows={4} />}>
      {(Affiliate) => <Affiliate />}
    </WithCode>
  );
}
