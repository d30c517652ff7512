import {
  BadgeCheck,
  Building2,
  CalendarCheck,
  Handshake,
  Hourglass,
  House,
  KeyRound,
  LogOut,
  MessageCircle,
  ReceiptText,
  Settings,
  Star,
  Store,
  TicketPercent,
  type IconNode,
} from "lucide";
import type { AccountSection } from "../routes/account-sections.ts";
import type { AccountEntry } from "../shell/account-entries.ts";

/** The icon of each part of the account. */
export const sectionIcons: Readonly<Record<AccountEntry | AccountSection | "overview", IconNode>> = {
  overview: House,
  activities: BadgeCheck,
  bookings: CalendarCheck,
  requests: Hourglass,
  "api-keys": KeyRound,
  suppliers: Store,
  affiliate: Handshake,
  affiliates: Handshake,
  distributors: Building2,
  codes: TicketPercent,
  invoices: ReceiptText,
  reviews: Star,
  chat: MessageCircle,
  settings: Settings,
  "sign-out": LogOut,
};
