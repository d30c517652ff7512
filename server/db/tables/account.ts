import type { Generated } from "kysely";
import type { Flag, InstantText } from "../../domain/records.ts";

/** A user account. Roles are flags (RULES 18). */
export interface AccountUserTable {
  id: string;
  /** In small letters. */
  email: string;
  /** Whether its owner has opened a link in a mail to it. */
  is_email_confirmed: Flag;
  /** Both names. */
  name: string;
  given_name: Generated<string>;
  family_name: Generated<string>;
  /** With a leading plus. */
  phone: string | null;
  country_code: string | null;
  /** The language of mails. */
  locale: Generated<string>;
  /** An address. */
  picture: string | null;
  is_customer: Generated<Flag>;
  is_reseller: Generated<Flag>;
  is_admin: Generated<Flag>;
  distributor_id: string | null;
  /** Whether net prices and paying on invoice are granted. */
  invoice_approved: Generated<Flag>;
  channel_id: string | null;
  created_at: InstantText;
  updated_at: InstantText;
}

export interface AccountSessionTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: InstantText;
  ip_address: string | null;
  user_agent: string | null;
  created_at: InstantText;
  updated_at: InstantText;
}

/** A credential: a password (`provider_id` "credential"), or an account at an OpenID provider. */
export interface AccountCredentialTable {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  /** Hashed. */
  password: string | null;
  /** The hash of the published password that the demo made it with; null for every other. */
  demo_password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: InstantText | null;
  refresh_token_expires_at: InstantText | null;
  scope: string | null;
  created_at: InstantText;
  updated_at: InstantText;
}

/** What a link in a mail is checked against. */
export interface AccountVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: InstantText;
  created_at: InstantText;
  updated_at: InstantText;
}

/** Sign-in attempts by address. */
export interface AccountRateTable {
  id: string;
  key: string;
  count: number;
  /** Milliseconds since 1970. */
  last_request: number;
}

/** Tables of who signs in. */
export interface AccountTables {
  account_user: AccountUserTable;
  account_session: AccountSessionTable;
  account_credential: AccountCredentialTable;
  account_verification: AccountVerificationTable;
  account_rate: AccountRateTable;
}
