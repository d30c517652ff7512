import type { InstantText, Json } from "../../domain/records.ts";

export interface IdempotencyTable {
  scope: string;
  key: string;
  body_hash: string;
  status: number;
  answer: Json;
  created_at: InstantText;
}

export interface OutboxTable {
  id: string;
  kind: string;
  payload: Json;
  created_at: InstantText;
  due_at: InstantText;
  tries: number;
  sent_at: InstantText | null;
  error: string | null;
}

export interface NewsletterSubscriptionTable {
  /** In small letters. */
  email: string;
  state: "unconfirmed" | "confirmed" | "unsubscribed";
  locale: string;
  created_at: InstantText;
  /** When the last mail with a link was written. */
  mailed_at: InstantText;
  confirmed_at: InstantText | null;
  unsubscribed_at: InstantText | null;
}

/** Solved challenges that have been used, until they expire. */
export interface HumanCheckUsedTable {
  /** Its signature. */
  challenge: string;
  expires_at: InstantText;
}

export interface MetaTable {
  key: string;
  value: string;
}

/** Tables of what the server keeps for itself. */
export interface ServiceTables {
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  human_check_used: HumanCheckUsedTable;
  meta: MetaTable;
}
