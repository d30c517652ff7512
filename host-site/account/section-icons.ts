import {
  BadgeCheck,
  CalendarCheck,
  Hourglass,
  House,
  LogOut,
  MessageCircle,
  Settings,
  Star,
  Store,
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
  suppliers: Store,
  reviews: Star,
  chat: MessageCircle,
  settings: Settings,
  "sign-out": LogOut,
};
