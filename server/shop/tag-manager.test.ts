import { expect, test } from "vitest";
import { admitsTagManager } from "./tag-manager.ts";

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://shop.example");
  return admitsTagManager(pathname, searchParams);
};

test.each(["/", "/s/", "/en-ch/basket", "/activity/112-boat", "/buchung/bestaetigung?bookingId=1"])(
  "the container may be loaded at %s",
  (address) => expect(at(address)).toBe(true),
);

test.each([
  "/buchung",
  "/en-ch/booking",
  "/pay?bookingId=1",
  "/account/",
  "/account/bookings/b1",
  "/account/suppliers",
  "/buchung/bestaetigung?bookingId=1&token=t",
  "/?widgetBrandColor=0b5d47",
  "/test-booking/activity/112-boat",
  "/nothing/here",
])("the container is never loaded at %s", (address) => expect(at(address)).toBe(false));
