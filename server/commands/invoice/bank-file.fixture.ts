/** A creditor with a QR-IBAN, which the bank's files name by its account. */
export const creditor = {
  CREDITOR_IBAN: "CH4431999123000889012",
  CREDITOR_ACCOUNT_IBAN: "CH5604835012345678009",
  CREDITOR_NAME: "Berge AG",
  CREDITOR_STREET: "Bergweg 1",
  CREDITOR_POSTAL_CODE: "3800",
  CREDITOR_TOWN: "Interlaken",
};

interface Transaction {
  readonly bankReference?: string;
  readonly amount: string;
  readonly reference?: string;
  /** Of several bills. */
  readonly references?: readonly string[];
  readonly payer?: string;
  /** Whether it says that it is the return of a payment. */
  readonly isReturned?: boolean;
}
interface Given {
  /** Whether it is a debit; `isReversal`: one that takes a payment back. */
  readonly isDebit?: boolean;
  readonly isReversal?: boolean;
  readonly iban?: string;
  readonly currency?: string;
  /** What the entry says that its transactions come to; without it, what they do. */
  readonly total?: string;
  readonly status?: string;
  /** `2026-12-31`. */
  readonly bookedOn?: string;
  /** What the bank calls the entry. */
  readonly entryReference?: string;
}

/** A camt.054 file as banks send it: one entry with these transactions. */
export function camt054(transactions: readonly Transaction[], given: Given = {}): string {
  const {
    iban = creditor.CREDITOR_ACCOUNT_IBAN,
    currency = "CHF",
    status = "<Sts><Cd>BOOK</Cd></Sts>",
    entryReference,
    bookedOn = "2026-11-10",
  } = given;
  const indicator = given.isDebit || given.isReversal ? "DBIT" : "CRDT";
  const total = given.total ?? transactions.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);
  const details = transactions.map(
    ({
      bankReference,
      amount,
      reference,
      references = reference ? [reference] : [],
      payer = "Hotel Post AG",
      isReturned,
    }) => `<TxDtls>
      <Refs>${bankReference ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ""}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${indicator}</CdtDbtInd>
      ${isReturned ? "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>" : ""}<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties>
      <RmtInf>${references.map((ref) => `<Strd><CdtrRefInf><Ref>${ref}</Ref></CdtrRefInf></Strd>`).join("")}</RmtInf>
    </TxDtls>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
  <GrpHdr><MsgId>M1</MsgId></GrpHdr>
  <Ntfctn><Id>N1</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
    <Ntry><NtryRef>${creditor.CREDITOR_IBAN}</NtryRef>${entryReference ? `<AcctSvcrRef>${entryReference}</AcctSvcrRef>` : ""}<Amt Ccy="${currency}">${total}</Amt><CdtDbtInd>${indicator}</CdtDbtInd>${given.isReversal ? "<RvslInd>true</RvslInd>" : ""}${status}
      <BookgDt><Dt>${bookedOn}</Dt></BookgDt><NtryDtls>${details.join("")}</NtryDtls></Ntry>
    <Ntry><Amt Ccy="CHF">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-10</Dt></BookgDt></Ntry>
  </Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
}
