import type { Kysely } from "kysely";
import type { ProviderDispute, ProviderMethod, ProviderState } from "../payment.ts";
import type { CardOutcome, PaidCourse, RefundCourse } from "./cards.ts";

/** The sandbox's own memory. It stands for an outside company, so nothing of the shop's tables refers to it. */
export interface SandboxTables {
  sandbox_token: {
    token: string;
    outcome: CardOutcome;
    brand: string;
    last4: string;
    created_at: string;
    /** The payment that has used it up. */
    used_by: string | null;
  };
  sandbox_payment: {
    reference: string;
    order_key: string;
    /** `referenceTextOf`. */
    booking_number: string;
    method: ProviderMethod;
    amount: number;
    /** 0 or 1. */
    manual_capture: number;
    state: ProviderState;
    refusal_reason: string | null;
    locale: string;
    return_url: string;
    /** The challenge page's token; the page's answer is stored in the state. */
    challenge_token: string | null;
    /** When a late answer comes. */
    settles_at: string | null;
    refunded: number;
    created_at: string;
  };
  /** Where the buyer of a payment goes back to without having paid. */
  sandbox_failure_address: { reference: string; url: string };
  /** What was taken of a payment of which a part was released. */
  sandbox_capture: { reference: string; amount: number };
  sandbox_refund: { key: string; reference: string; amount: number; created_at: string };
  /** Refunds that did not end with their request. */
  sandbox_late_refund: {
    key: string;
    course: RefundCourse;
    /** When it ends. */
    settles_at: string;
    /** When it did. */
    settled_at: string | null;
  };
  /** What becomes of a payment after its capture. */
  sandbox_paid_course: {
    reference: string;
    course: PaidCourse;
    /** When its next step comes; null after the last. */
    next_at: string | null;
  };
  /** A payment that its payer has contested; one at most of each. */
  sandbox_dispute: {
    reference: string;
    state: ProviderDispute["state"];
    amount: number;
    reason: string;
    respond_by: string;
  };
  sandbox_customer: { reference: string; key: string };
  /** What a token was made of beside its outcome, for a card that is kept. */
  sandbox_token_card: { token: string; expiry_month: number; expiry_year: number; holder: string | null };
  /** Payments whose card is kept once they are authorised. */
  sandbox_keeping: { reference: string; customer: string; token: string };
  sandbox_kept_card: {
    reference: string;
    customer: string;
    outcome: CardOutcome;
    brand: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    holder: string | null;
    created_at: string;
  };
}

export type SandboxPayment = SandboxTables["sandbox_payment"];

/** Makes the tables where they are missing; a sandbox brings its own. */
export async function createSandboxTables(db: Kysely<SandboxTables>): Promise<void> {
  await db.schema
    .createTable("sandbox_token")
    .ifNotExists()
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("last4", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_by", "text")
    .execute();
  await db.schema
    .createTable("sandbox_payment")
    .ifNotExists()
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("order_key", "text", (column) => column.notNull().unique())
    .addColumn("booking_number", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("manual_capture", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("refusal_reason", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("return_url", "text", (column) => column.notNull())
    .addColumn("challenge_token", "text", (column) => column.unique())
    .addColumn("settles_at", "text")
    .addColumn("refunded", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sandbox_failure_address")
    .ifNotExists()
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("url", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sandbox_capture")
    .ifNotExists()
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("amount", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sandbox_refund")
    .ifNotExists()
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sandbox_late_refund")
    .ifNotExists()
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("course", "text", (column) => column.notNull())
    .addColumn("settles_at", "text", (column) => column.notNull())
    .addColumn("settled_at", "text")
    .execute();
  await db.schema
    .createTable("sandbox_paid_course")
    .ifNotExists()
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("course", "text", (column) => column.notNull())
    .addColumn("next_at", "text")
    .execute();
  await db.schema
    .createTable("sandbox_dispute")
    .ifNotExists()
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("respond_by", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sandbox_customer")
    .ifNotExists()
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createTable("sandbox_token_card")
    .ifNotExists()
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("expiry_month", "integer", (column) => column.notNull())
    .addColumn("expiry_year", "integer", (column) => column.notNull())
    .addColumn("holder", "text")
    .execute();
  await db.schema
    .createTable("sandbox_keeping")
    .ifNotExists()
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customer", "text", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sandbox_kept_card")
    .ifNotExists()
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customer", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("brand", "text", (column) => column.notNull())
    .addColumn("last4", "text", (column) => column.notNull())
    .addColumn("expiry_month", "integer", (column) => column.notNull())
    .addColumn("expiry_year", "integer", (column) => column.notNull())
    .addColumn("holder", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("sandbox_payment_settling")
    .ifNotExists()
    .on("sandbox_payment")
    .columns(["state", "settles_at"])
    .execute();
}
