import type { AccountTables } from "./tables/account.ts";
import type { AffiliateTables } from "./tables/affiliate.ts";
import type { BookingTables } from "./tables/booking.ts";
import type { CartTables } from "./tables/cart.ts";
import type { CatalogueTables } from "./tables/catalogue.ts";
import type { CodeTables } from "./tables/code.ts";
import type { InvoiceTables } from "./tables/invoice.ts";
import type { PaymentTables } from "./tables/payment.ts";
import type { ServiceTables } from "./tables/service.ts";
import type { TeamTables } from "./tables/team.ts";

export type { Flag } from "../domain/records.ts";
export type * from "./tables/account.ts";
export type * from "./tables/affiliate.ts";
export type * from "./tables/booking.ts";
export type * from "./tables/cart.ts";
export type * from "./tables/catalogue.ts";
export type * from "./tables/code.ts";
export type * from "./tables/invoice.ts";
export type * from "./tables/payment.ts";
export type * from "./tables/service.ts";
export type * from "./tables/team.ts";

/** Every table, as Kysely sees it; each subject has a file in `tables/`. */
export interface Tables
  extends
    AccountTables,
    AffiliateTables,
    BookingTables,
    CartTables,
    CatalogueTables,
    CodeTables,
    InvoiceTables,
    PaymentTables,
    ServiceTables,
    TeamTables {}
