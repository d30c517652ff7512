import { XMLParser, XMLValidator } from "fast-xml-parser";

/** A payment that the bank has received, or its return. */
export interface BankPayment {
  /** What the bank calls it, the same in each file that has it. */
  readonly bankReference: string;
  /** What it calls the payment that is returned by this one; null where none is. */
  readonly returns: string | null;
  /** Rappen; less than 0 where one is returned. */
  readonly amount: number;
  /** `2026-12-01`. */
  readonly bookedOn: string;
  /** The references of the bills that were paid. */
  readonly references: readonly string[];
  /** Empty where the file names nobody. */
  readonly payer: string;
}

/** Why a file is not taken, as a whole: nothing of it is stored. */
export type BankFileProblem = "not_camt" | "other_account" | "currency" | "sums" | "no_bank_reference";

/** A file that is not taken. */
export class BankFileRefused extends Error {
  readonly problem: BankFileProblem;
  constructor(problem: BankFileProblem) {
    super(`the bank file is not taken: ${problem}`);
    this.problem = problem;
  }
}

const lists = new Set(["Ntfctn", "Ntry", "NtryDtls", "TxDtls", "Strd"]);
const longestPayer = 140;

/** Values stay texts; entities are not processed, so that none can grow. */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: (name) => name !== "Ccy",
  attributeNamePrefix: "@",
  textNodeName: "#text",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  isArray: (name) => lists.has(name),
});

type Node = { readonly [name: string]: Node | string | readonly (Node | string)[] | undefined };

/**
 * What is booked in a camt.054 notification of the account `iban`: its credits, and debits that return one (`RvslInd`,
 * or `RtrInf` in each transaction). Throws `BankFileRefused` where the file is cut off, is of another kind, account or
 * currency, or its parts do not add up. Other debits are left out.
 */
export function readCamt054(text: string, iban: string): BankPayment[] {
  const notifications = nodes(
    child(child(documentOf(text), "BkToCstmrDbtCdtNtfctn") ?? refuse("not_camt"), "Ntfctn", true),
  );
  if (notifications.length === 0) refuse("not_camt");
  const payments = notifications.flatMap((notification) => {
    if (textAt(notification, "Acct", "Id", "IBAN").replace(/\s/g, "") !== iban) refuse("other_account");
    const all = nodes(child(notification, "Ntry", true));
    const entries = all.filter((entry) => textAt(entry, "CdtDbtInd") === "CRDT");
    const total = textAt(notification, "TxsSummry", "TtlCdtNtries", "Sum");
    const sum = entries.reduce((before, entry) => before + amountOf(child(entry, "Amt")), 0);
    if (total !== "" && rappen(total) !== sum) refuse("sums");
    const returns = all.filter((entry) => textAt(entry, "CdtDbtInd") === "DBIT" && isReturn(entry));
    return [
      ...entries.filter(isBooked).flatMap(paymentsOf),
      ...returns.filter(isBooked).flatMap(paymentsOf).map(asReturn),
    ];
  });
  if (new Set(payments.map(({ bankReference }) => bankReference)).size < payments.length) refuse("no_bank_reference");
  return payments;
}

function documentOf(text: string): Node {
  // No bank sends a DOCTYPE, and entities are declared nowhere else.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) refuse("not_camt");
  const root = child(parser.parse(text) as Node, "Document");
  return typeof root === "object" ? root : refuse("not_camt");
}

/** A payment for each transaction of an entry; one that names none is a payment itself. */
function paymentsOf(entry: Node): BankPayment[] {
  const amount = amountOf(child(entry, "Amt"));
  const bookedOn = (textAt(entry, "BookgDt", "Dt") || textAt(entry, "BookgDt", "DtTm")).slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(bookedOn)) refuse("not_camt");
  // The entry's `NtryRef` names no payment: banks put the account there.
  const own = textAt(entry, "AcctSvcrRef");
  const transactions = transactionsOf(entry);
  if (transactions.length === 0)
    return [
      { bankReference: own || refuse("no_bank_reference"), returns: null, amount, bookedOn, references: [], payer: "" },
    ];
  const references = transactions.map((transaction) => textAt(transaction, "Refs", "AcctSvcrRef") || own);
  const payments = transactions.map((transaction, index) => {
    // Some banks repeat the entry's reference in each transaction.
    const reference = references[index]!;
    const isShared = reference === own || references.indexOf(reference) !== references.lastIndexOf(reference);
    const bankReference = reference && isShared ? `${reference}/${index}` : reference;
    const debtor = child(child(transaction, "RltdPties"), "Dbtr");
    return {
      bankReference: bankReference || refuse("no_bank_reference"),
      returns: null,
      amount:
        transactions.length === 1 && !child(transaction, "Amt")
          ? amount
          : amountOf(child(transaction, "Amt") ?? child(child(child(transaction, "AmtDtls"), "TxAmt"), "Amt")),
      bookedOn,
      references: nodes(child(child(transaction, "RmtInf"), "Strd", true))
        .map((part) => textAt(part, "CdtrRefInf", "Ref"))
        .filter((reference) => reference !== ""),
      payer: (textAt(debtor, "Nm") || textAt(debtor, "Pty", "Nm")).slice(0, longestPayer),
    };
  });
  if (payments.reduce((sum, payment) => sum + payment.amount, 0) !== amount) refuse("sums");
  return payments;
}

function transactionsOf(entry: Node): Node[] {
  return nodes(child(entry, "NtryDtls", true)).flatMap((details) => nodes(child(details, "TxDtls", true)));
}

/** Whether a debit takes a payment back that the bank had received; others are the operator's own. */
function isReturn(entry: Node): boolean {
  const transactions = transactionsOf(entry);
  const areReturned = transactions.length > 0 && transactions.every((each) => child(each, "RtrInf") !== undefined);
  return areReturned || ["true", "1"].includes(textAt(entry, "RvslInd"));
}

/** A bank may call the return as it calls the payment. */
function asReturn(payment: BankPayment): BankPayment {
  const { bankReference, amount } = payment;
  return { ...payment, bankReference: `${bankReference} return`, returns: bankReference, amount: -amount };
}

function isBooked(entry: Node): boolean {
  return [textAt(entry, "Sts"), textAt(entry, "Sts", "Cd")].includes("BOOK");
}

function amountOf(node: Node | string | undefined): number {
  if (node === undefined || typeof node === "string" || node["@Ccy"] !== "CHF") return refuse("currency");
  return rappen(String(node["#text"] ?? ""));
}

function rappen(text: string): number {
  const [, francs, cents = ""] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? [];
  return francs === undefined ? refuse("sums") : Number(francs) * 100 + Number(cents.padEnd(2, "0"));
}

function child(node: Node | string | undefined, name: string): Node | string | undefined;
function child(node: Node | string | undefined, name: string, isList: true): readonly (Node | string)[];
function child(node: Node | string | undefined, name: string, isList = false) {
  const found = typeof node === "object" ? node[name] : undefined;
  return isList ? (found ?? []) : found;
}

function nodes(list: readonly (Node | string)[]): Node[] {
  return list.filter((each): each is Node => typeof each === "object");
}

/** The text at a path; empty where there is none. */
function textAt(node: Node | string | undefined, ...path: readonly string[]): string {
  const found = path.reduce<Node | string | undefined>((at, name) => child(at, name), node);
  return typeof found === "string"
    ? found.trim()
    : typeof found === "object"
      ? String(found["#text"] ?? "").trim()
      : "";
}

function refuse(problem: BankFileProblem): never {
  throw new BankFileRefused(problem);
}
