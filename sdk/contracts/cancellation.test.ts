import { expect, test } from "vitest";
import { freeCancellationUntil } from "./cancellation.ts";

const cancellableUntil = "2026-12-05T09:00:00+01:00";
const before = Date.parse(cancellableUntil) - 1;

test("free cancellation is promised before its cut-off, and no longer from it on", () => {
  expect(freeCancellationUntil({ cancellableUntil }, before)).toBe(cancellableUntil);
  expect(freeCancellationUntil({ cancellableUntil }, before + 1)).toBeNull();
});

test("free cancellation is not promised for what was cancelled, can't be cancelled, or is not chosen yet", () => {
  expect(
    freeCancellationUntil({ cancellableUntil, isCancellable: true, cancelledAt: "2026-12-01T09:00:00+01:00" }, before),
  ).toBeNull();
  expect(freeCancellationUntil({ cancellableUntil, isCancellable: false, cancelledAt: null }, before)).toBeNull();
  expect(freeCancellationUntil({ cancellableUntil: null }, before)).toBeNull();
  expect(freeCancellationUntil(undefined, before)).toBeNull();
});
