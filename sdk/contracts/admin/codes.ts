import * as v from "valibot";
import { codeKinds } from "../code.ts";
import { Money } from "../money.ts";
import { Instant, LocalDate } from "../time.ts";
import { TeamStep } from "./steps.ts";

/** `valid` can be used; `over`: it was ended, its time is over, or nothing of it is left. */
export const codeStates = ["valid", "over"] as const;
export type CodeState = (typeof codeStates)[number];

/** How a rebate counts: percent of the tickets, or an amount once. */
export const rebateKinds = ["percent", "fixed"] as const;
export type RebateKind = (typeof rebateKinds)[number];

/** The most that a fixed rebate or a gift voucher is worth, in Rappen. */
export const highestCodeAmount = 500_000;
/** The most uses of a rebate that are limited. */
export const mostUses = 1_000_000;
/** Letters of a code that the team writes itself, without spaces and dashes. */
export const codeLength = { least: 4, most: 40 } as const;

/** What a code that the team gives is written with. */
export const codePattern = /^[A-Za-z0-9 -]*$/;

/** Whether the team can give this code: letters and figures, however they are spaced; empty for a new one. */
export function isCodeToGive(text: string): boolean {
  const { length } = text.replaceAll(/[ -]/g, "");
  return codePattern.test(text) && (length === 0 || length >= codeLength.least);
}

/** Letters of the name that buyers read in place of a code. */
export const codeLabelMaxLength = 80;

/** A code of the list. */
export const AdminCode = v.object({
  code: v.string(),
  kind: v.picklist(codeKinds),
  label: v.nullable(v.string()),
  state: v.picklist(codeStates),
  /** The last day in Zurich; null: without one. */
  validUntil: v.nullable(LocalDate),
  endedAt: v.nullable(Instant),
  /** Null of what was issued before this was stored. */
  createdAt: v.nullable(Instant),
  rebate: v.nullable(
    v.object({
      kind: v.picklist(rebateKinds),
      /** Percent, or Rappen. */
      value: v.number(),
      /** Null: without a limit. */
      usesLeft: v.nullable(v.number()),
    }),
  ),
  voucher: v.nullable(
    v.object({
      value: Money,
      /** What can be spent of it, what unpaid bookings have reserved included. */
      balance: Money,
      /** Whom the code was written to; null: nobody. */
      recipientEmail: v.nullable(v.string()),
    }),
  ),
});
export type AdminCode = v.InferOutput<typeof AdminCode>;

export const voucherEntryStates = ["reserved", "released", "spent", "returned"] as const;

/** A code with what has happened to it. */
export const AdminCodeDetails = v.object({
  ...AdminCode.entries,
  /** Of a voucher: what bookings have reserved, spent and got back of it, the newest first. */
  entries: v.array(
    v.object({
      bookingId: v.string(),
      bookingNumber: v.string(),
      amount: Money,
      state: v.picklist(voucherEntryStates),
      at: Instant,
    }),
  ),
  history: v.array(TeamStep),
});
export type AdminCodeDetails = v.InferOutput<typeof AdminCodeDetails>;
