/**
 * The shop's operator, as imprint, privacy policy, terms and mails name it. A team sets its own (`OPERATOR_*`); the
 * names of these fields are the placeholders of texts: `{operator.email}`.
 */
export interface Operator {
  readonly name: string;
  /** Street and number. */
  readonly street: string;
  /** Postal code and place. */
  readonly place: string;
  readonly email: string;
  /** For questions about data protection. */
  readonly privacyEmail: string;
  /** For affiliates, suppliers and other partners. */
  readonly partnerEmail: string;
  /** As people dial it, with the country's code; null where the operator takes no calls. */
  readonly phone: string | null;
  /** The company's number in the commercial register. */
  readonly uid: string;
  /** Under which the tax administration knows it, as receipts name it. */
  readonly vatNumber: string;
}
