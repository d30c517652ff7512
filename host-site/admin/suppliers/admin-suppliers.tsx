import { useAddress } from "../../forms/use-address.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAdminWords } from "../context.ts";
import { tabLink, tabs } from "../tabs.ts";
import { CatalogueSuppliers } from "./catalogue-suppliers.tsx";
import { Registrations } from "./registrations.tsx";
import { sectionTitle } from "../../sections/classes.ts";

/** Two lists: registrations of suppliers, and suppliers. */
export function AdminSuppliers() {
  const words = useAdminWords().suppliers;
  const { query } = useAddress();
  const isAll = query.get("list") === "all";
  const fresh = { search: null, state: null, page: null };
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      <nav className={tabs} aria-label={words.lists}>
        <StepLink className={tabLink} changes={{ ...fresh, list: null }} isCurrent={!isAll}>
          {words.registrations}
        </StepLink>
        <StepLink className={tabLink} changes={{ ...fresh, list: "all" }} isCurrent={isAll}>
          {words.all}
        </StepLink>
      </nav>
      {isAll ? <CatalogueSuppliers /> : <Registrations />}
    </>
  );
}
