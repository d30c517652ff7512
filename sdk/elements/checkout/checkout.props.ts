import type { PaymentMethods, PaymentMethodType } from "../../contracts/payment.ts";
import type { CartView } from "../../machines/cart/cart.types.ts";
import type { CheckoutContext, ContactField, Problem } from "../../machines/checkout/checkout.types.ts";
import type { ContactProblem } from "../../machines/checkout/contact.rules.ts";
import type { CardModule } from "../../payment/card-module.ts";
import type { WalletAnswer, WalletSetting } from "../../payment/wallet-module.ts";
import type { CodesProps } from "../../parts/codes/codes.props.ts";
import type { MisfitProps } from "../../parts/cart/misfit.props.ts";
import type { EditorProps } from "../../parts/cart/editor.props.ts";

export interface FieldProps {
  readonly value: string;
  /** What is wrong, once the field was left. */
  readonly problem: ContactProblem | undefined;
  readonly valid: boolean;
  readonly locked: boolean;
  /** The page has set it, not the visitor's account. */
  readonly isFixed: boolean;
  readonly onInput: (value: string) => void;
  readonly onLeave: () => void;
}

/** The buttons of wallets, where the shop takes any. */
export interface WalletsProps {
  readonly state: "unknown" | "absent" | "offered" | "authorised";
  /** The cart and amount that a sheet shows: it pays nothing else. */
  readonly paidFor: string;
  readonly setAvailability: (isAvailable: boolean) => void;
  /** Whether a sheet may open now; where not, the form leads to what has to be done before. */
  readonly open: () => boolean;
  readonly authorise: (answer: WalletAnswer, paidFor: string) => void;
  readonly validateMerchant: WalletSetting["validateMerchant"];
}

export interface CheckoutProps {
  /** Trips that are for another time than their activity, by reservation. */
  readonly misfits: Readonly<Record<string, MisfitProps>>;
  readonly languageTag: string;
  /** Has no part in the history of its page (`PageAddress`). */
  readonly isDetached: boolean;
  /** Countries are named in the locale's own language (discovery spec §3), whatever the words around them. */
  readonly countryLanguage: string;
  readonly cart: CartView | null;
  readonly codes: CodesProps;
  readonly now: () => number;
  readonly fields: Readonly<Record<ContactField, FieldProps>>;
  readonly isGuest: boolean;
  readonly isReseller: boolean;
  /** Booked on invoice: an approved distributor. */
  readonly isInvoice: boolean;
  /** Something is held. Else all holds have lapsed while the form is open. */
  readonly isHeld: boolean;
  /** A hold has expired, and is neither held again nor removed yet. */
  readonly hasExpiredHolds: boolean;
  readonly suggestion: string | null;
  readonly takeSuggestion: () => void;
  /** The box that asks for one mail, should the visitor leave; undefined where there is none to be asked for. */
  readonly reminder:
    | undefined
    | { readonly isTicked: boolean; readonly hasFailed: boolean; readonly tick: (isTicked: boolean) => void };
  readonly methods: PaymentMethods | null;
  readonly offersMethods: boolean;
  readonly methodsFailed: boolean;
  readonly retryMethods: () => void;
  readonly method: PaymentMethodType | null;
  /** Whether several people may pay: by a method that sets money aside, for what is not on request. */
  readonly isShareable: boolean;
  readonly methodMissing: boolean;
  /** `cardId`: a kept card, where the method is `card`. */
  readonly choose: (method: PaymentMethodType, cardId?: string) => void;
  /** The kept card that is chosen. */
  readonly cardId: string | null;
  readonly keepsCard: boolean;
  readonly tickKeeping: (keepsCard: boolean) => void;
  readonly takeCard: (module: CardModule | null) => void;
  readonly wallets: WalletsProps;
  readonly information: readonly string[];
  readonly isInformed: boolean;
  readonly informationMissing: boolean;
  readonly inform: (isInformed: boolean) => void;
  readonly isFree: boolean;
  /** Gift vouchers pay all of it: no method is asked for. */
  readonly isPaidByVouchers: boolean;
  readonly isBusy: boolean;
  /** No answer to the payment came: the same request can be sent again, and nothing of it can change. */
  readonly isUnanswered: boolean;
  readonly focus: CheckoutContext["focus"];
  readonly pay: () => void;
  /** The confirmation that takes over once the buyer is back from paying; null before. */
  readonly confirmation: Readonly<Record<string, string | undefined>> | null;
  /** Back from the provider's page: its answer is on its way. */
  readonly isArriving: boolean;
  readonly problem: Problem | null;
  readonly closeProblem: () => void;
  /** Stops the payment that is under way elsewhere and pays here. */
  readonly takeOver: () => void;
  /** Goes on with the open payment. */
  readonly resumePayment: () => void;
  readonly challenge: { readonly url: string; readonly token: string } | null;
  readonly challengeDone: (token: string) => void;
  readonly isElsewhere: boolean;
  readonly reopenPayment: () => void;
  readonly giveUp: () => void;
  readonly termsAddress: string;
  readonly privacyAddress: string;
  readonly basketAddress: string;
  readonly shopAddress: string;
  /** The address of a page of the shop, of its path. */
  readonly addressOf: (path: string) => string;
  /** Where nothing is to be paid, the way to what was booked in this window; null where nothing is known. */
  readonly bookedAddress: string | null;
  readonly edit: (reservationId: string) => void;
  /** The booking widget that edits a reservation (purchase spec §2, fromCheckout); undefined while there is none. */
  readonly editor: undefined | EditorProps;
  readonly remove: (reservationId: string) => void;
  readonly rehold: (reservationId: string) => void;
  readonly dismiss: (reservationId?: string) => void;
  readonly refresh: () => void;
  readonly stopPayment: () => void;
  /** Goes to the page of who shares the payment under way. */
  readonly openShared: () => void;
}
