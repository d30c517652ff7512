import { defaultLocale, mainLocaleOf, parseLocale } from "../../../sdk/contracts/locale.ts";
import { listSalesByActivity, listSalesBySupplier } from "../../db/queries/account-sales.ts";
import { findUser } from "../../db/queries/account-user.ts";
import { AppError } from "../../errors.ts";
import { presentActivitySales, presentSupplierSales } from "../../presenters/sales.ts";
import type { Services } from "../../services.ts";
import { requireAdmin, requireSignedIn, type Session } from "../../domain/session.ts";

const pageSize = 25;

/** What a reseller has booked, by activity; an admin sees everybody's. 401 `not_signed_in`, 403 `forbidden`. */
export async function listActivitySales({ db }: Services, session: Session, page: number) {
  const caller = requireSignedIn(session);
  if (!caller.isAdmin && !caller.isReseller)
    throw new AppError("forbidden", "This is for resellers and the shop's own team.");
  const seller = caller.isAdmin
    ? null
    : { userId: caller.userId, distributorId: caller.distributor?.distributorId ?? null };
  const user = await findUser(db, caller.userId);
  const locale = parseLocale(user?.locale ?? defaultLocale) ?? defaultLocale;
  const { rows, total } = await listSalesByActivity(db, seller, mainLocaleOf(locale), page, pageSize);
  return {
    activities: rows.map((row) => presentActivitySales(row, locale)),
    page,
    pageSize,
    total,
  };
}

/** Suppliers, for the shop's team. 401 `not_signed_in`, 403 `forbidden`. */
export async function listSupplierSales({ db }: Services, session: Session, page: number) {
  requireAdmin(session);
  const { rows, total } = await listSalesBySupplier(db, page, pageSize);
  return {
    suppliers: rows.map(presentSupplierSales),
    page,
    pageSize,
    total,
  };
}
