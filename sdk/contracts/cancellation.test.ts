import { expect, test } from "vitest";
import { freeCancellationUntil } from "./cancellation.ts";

const cancellableUntil = "2026-12-05T09:00:00+01:00";
const before = Date.parse(cancellableUntil) - 1;

test("offers free cancellation before its cut-off only", () => {
  expect(freeCancellationUntil({ cancellableUntil }, before)).toBe(cancellableUntil);
  expect(freeCancellationUntil({ cancellableUntil }, before + 1)).toBeNull();
});

test("offers no free cancellation when the item is cancelled, not cancellable or not chosen", () => {
  expect(
    freeCancellationUntil({ cancellableUntil, isCancellable: true, cancelledAt: "2026-12-01T09:00:00+01:00" }, before),
  ).toBeNull();
  expect(freeCancellationUntil({ cancellableUntil, isCancellable: false, cancelledAt: null }, before)).toBeNull();
  expect(freeCancellationUntil({ cancellableUntil: null }, before)).toBeNull();
  expect(freeCancellationUntil(undefined, before)).toBeNull();
});
