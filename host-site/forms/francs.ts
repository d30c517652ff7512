import { rappenPerFranc } from "../../sdk/contracts/money.ts";

/** An amount as the team types it ("49", "49.5", "1’234.50", "1234,50") in Rappen; null where it is none. */
export function readFrancs(text: string): number | null {
  const [, francs, rappen = ""] = /^(\d{1,3}(?:[’' ]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return francs === undefined
    ? null
    : Number(francs.replace(/\D/g, "")) * rappenPerFranc + Number(rappen.padEnd(2, "0"));
}

/** Whether an amount has more decimals than Rappen: what is wrong with it is neither its size nor its look. */
export function hasTooManyDecimals(text: string): boolean {
  return /^[\d’' ]+[.,]\d{3,}$/.test(text.trim()) && readFrancs(text) === null;
}

/** Rappen as an amount to type: "49.00". */
export function showFrancs(rappen: number): string {
  return `${Math.floor(rappen / rappenPerFranc)}.${String(rappen % rappenPerFranc).padStart(2, "0")}`;
}
