import { useAddress } from "../../forms/use-address.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAdminWords } from "../context.ts";
import { CatalogueSuppliers } from "./catalogue-suppliers.tsx";
import { Registrations } from "./registrations.tsx";
import { sectionTitle } from "../../sections/classes.ts";

const tabLink =
  "focus-ring flex min-h-11 flex-none items-center border-b-3 border-transparent text-14 text-ink-2 no-underline -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-ink forced-colors:not-aria-[current]:border-[Canvas]";

/** Two lists: registrations of suppliers, and suppliers. */
export function AdminSuppliers() {
  const words = useAdminWords().suppliers;
  const { query } = useAddress();
  const isAll = query.get("list") === "all";
  const fresh = { search: null, state: null, page: null };
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      <nav
        className="mb-6 flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
        aria-label={words.lists}
      >
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
