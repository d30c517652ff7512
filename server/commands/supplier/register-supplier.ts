import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import type { SupplierApplication } from "../../../sdk/contracts/requests/supplier.ts";
import { instantAt } from "../../clock.ts";
import { foldTexts } from "../../db/search-text.ts";
import { transact } from "../../db/transact.ts";
import { insertRegistration } from "../../db/queries/supplier-registration.ts";
import type { Services } from "../../services.ts";
import { acceptedTerms } from "../accepted-terms.ts";
import { announceToSupplier } from "../team-outbox.ts";

/**
 * Stores a company's registration, one per address, and confirms it by mail. A known address changes nothing. Throws
 * 409 `terms_changed`.
 */
export async function registerSupplier(
  { db, clock }: Pick<Services, "db" | "clock">,
  application: v.InferOutput<typeof SupplierApplication>,
): Promise<void> {
  const at = instantAt(clock.now());
  const id = randomUUID();
  const email = application.email.toLowerCase();
  await transact(db, async (trx) => {
    const isNew = await insertRegistration(trx, {
      id,
      email,
      state: "new",
      company: application.company,
      contact_name: application.contactName,
      phone: application.phone,
      country_code: application.countryCode,
      website: application.website || null,
      offering: application.offering,
      languages: JSON.stringify(application.languages),
      locale: application.locale,
      terms_version: acceptedTerms(application.termsVersion),
      search_text: foldTexts([application.company, application.contactName, email]),
      note: null,
      created_at: at,
      decided_at: null,
      revision: 0,
    });
    if (isNew) await announceToSupplier(trx, "supplier_received", id, at);
  });
}
