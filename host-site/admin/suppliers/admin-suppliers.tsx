import { useAddress } from "../../forms/use-address.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAdminWords } from "../context.ts";
import { CatalogueSuppliers } from "./catalogue-suppliers.tsx";
import { Registrations } from "./registrations.tsx";

/** Two lists: who asks to join, and who sells. */
export function AdminSuppliers() {
  const words = useAdminWords().suppliers;
  const { query } = useAddress();
  const isAll = query.get("list") === "all";
  const fresh = { search: null, state: null, page: null };
  return (
    <>
      <h2 class="section-title">{words.title}</h2>
      <nav class="tabs" aria-label={words.lists}>
        <StepLink changes={{ ...fresh, list: null }} isCurrent={!isAll}>
          {words.registrations}
        </StepLink>
        <StepLink changes={{ ...fresh, list: "all" }} isCurrent={isAll}>
          {words.all}
        </StepLink>
      </nav>
      {isAll ? <CatalogueSuppliers /> : <Registrations />}
    </>
  );
}
