import type { Migration } from "kysely/migration";
import * as first from "./0001-first-light.ts";
import * as discovery from "./0002-discovery.ts";
import * as withdrawn from "./0003-withdrawn.ts";
import * as accounts from "./0004-accounts.ts";
import * as pageChanges from "./0005-page-changes.ts";
import * as team from "./0006-team.ts";
import * as requests from "./0007-requests.ts";
import * as refundsAndRequests from "./0009-refunds-and-requests.ts";
import * as historyReasons from "./0010-history-reasons.ts";
import * as pendingRefunds from "./0011-pending-refunds.ts";
import * as paymentOfBooking from "./0012-payment-of-booking.ts";
import * as rebateOfItem from "./0013-rebate-of-item.ts";
import * as oneWholeRefund from "./0014-one-whole-refund.ts";
import * as supplierOfReservation from "./0015-supplier-of-reservation.ts";
import * as paidTwice from "./0017-paid-twice.ts";
import * as captureAmount from "./0018-capture-amount.ts";
import * as reclaimedRefunds from "./0019-reclaimed-refunds.ts";
import * as searchTexts from "./0020-search-texts.ts";
import * as triesOfPayment from "./0021-tries-of-payment.ts";
import * as demoPasswords from "./0022-demo-passwords.ts";
import * as noteOfDecision from "./0023-note-of-decision.ts";
import * as affiliates from "./0024-affiliates.ts";
import * as statementLines from "./0025-statement-lines.ts";
import * as affiliateOfCart from "./0026-affiliate-of-cart.ts";
import * as catalogueExport from "./0027-catalogue-export.ts";
import * as unavailableActivities from "./0028-unavailable-activities.ts";
import * as payableAmounts from "./0029-payable-amounts.ts";
import * as affiliateEventHosts from "./0030-affiliate-event-hosts.ts";
import * as paidStatements from "./0031-paid-statements.ts";
import * as paidAccount from "./0032-paid-account.ts";
import * as markOfPaidAccount from "./0033-mark-of-paid-account.ts";
import * as tripsOfItems from "./0034-trips-of-items.ts";
import * as vehiclesOfSlots from "./0035-vehicles-of-slots.ts";
import * as firstReservation from "./0036-first-reservation.ts";
import * as personsOfReservation from "./0037-persons-of-reservation.ts";
import * as directionOfTrip from "./0038-direction-of-trip.ts";
import * as remindedVisits from "./0039-reminded-visits.ts";
import * as vatRates from "./0040-vat-rates.ts";
import * as documents from "./0041-documents.ts";
import * as disputes from "./0042-disputes.ts";
import * as supplierChanges from "./0043-supplier-changes.ts";
import * as distributors from "./0045-distributors.ts";
import * as paymentShares from "./0046-payment-shares.ts";
import * as codes from "./0047-codes.ts";
import * as savedCards from "./0048-saved-cards.ts";
import * as sharedBookings from "./0049-shared-bookings.ts";
import * as invoices from "./0050-invoices.ts";
import * as bankFiles from "./0051-bank-files.ts";
import * as invoiceReminders from "./0054-invoice-reminders.ts";
import * as basketReminders from "./0055-basket-reminders.ts";
import * as invoiceBalances from "./0056-invoice-balances.ts";
import * as changedBills from "./0059-changed-bills.ts";
import * as refundAccountReminders from "./0064-refund-account-reminders.ts";
import * as providerRefunds from "./0065-provider-refunds.ts";
import * as mailedDocuments from "./0066-mailed-documents.ts";
import * as issuedInvoices from "./0061-issued-invoices.ts";
import * as refundAccounts from "./0052-refund-accounts.ts";
import * as teamCodes from "./0053-team-codes.ts";
import * as fieldsOfAttempts from "./0048-fields-of-attempts.ts";

/** Every step the tables have taken, in order. A step that has run somewhere is never changed. */
export const migrations: Record<string, Migration> = {
  "0001-first-light": first,
  "0002-discovery": discovery,
  "0003-withdrawn": withdrawn,
  "0004-accounts": accounts,
  "0005-page-changes": pageChanges,
  "0006-team": team,
  "0007-requests": requests,
  "0009-refunds-and-requests": refundsAndRequests,
  "0010-history-reasons": historyReasons,
  "0011-pending-refunds": pendingRefunds,
  "0012-payment-of-booking": paymentOfBooking,
  "0013-rebate-of-item": rebateOfItem,
  "0014-one-whole-refund": oneWholeRefund,
  "0015-supplier-of-reservation": supplierOfReservation,
  "0017-paid-twice": paidTwice,
  "0018-capture-amount": captureAmount,
  "0019-reclaimed-refunds": reclaimedRefunds,
  "0020-search-texts": searchTexts,
  "0021-tries-of-payment": triesOfPayment,
  "0022-demo-passwords": demoPasswords,
  "0023-note-of-decision": noteOfDecision,
  "0024-affiliates": affiliates,
  "0025-statement-lines": statementLines,
  "0026-affiliate-of-cart": affiliateOfCart,
  "0027-catalogue-export": catalogueExport,
  "0028-unavailable-activities": unavailableActivities,
  "0029-payable-amounts": payableAmounts,
  "0030-affiliate-event-hosts": affiliateEventHosts,
  "0031-paid-statements": paidStatements,
  "0032-paid-account": paidAccount,
  "0033-mark-of-paid-account": markOfPaidAccount,
  "0034-trips-of-items": tripsOfItems,
  "0035-vehicles-of-slots": vehiclesOfSlots,
  "0036-first-reservation": firstReservation,
  "0037-persons-of-reservation": personsOfReservation,
  "0038-direction-of-trip": directionOfTrip,
  "0039-reminded-visits": remindedVisits,
  "0040-vat-rates": vatRates,
  "0041-documents": documents,
  "0042-disputes": disputes,
  "0043-supplier-changes": supplierChanges,
  "0045-distributors": distributors,
  "0046-payment-shares": paymentShares,
  "0047-codes": codes,
  "0048-saved-cards": savedCards,
  "0049-shared-bookings": sharedBookings,
  "0048-fields-of-attempts": fieldsOfAttempts,
  "0050-invoices": invoices,
  "0051-bank-files": bankFiles,
  "0052-refund-accounts": refundAccounts,
  "0053-team-codes": teamCodes,
  "0054-invoice-reminders": invoiceReminders,
  "0055-basket-reminders": basketReminders,
  "0056-invoice-balances": invoiceBalances,
  "0059-changed-bills": changedBills,
  "0061-issued-invoices": issuedInvoices,
  "0064-refund-account-reminders": refundAccountReminders,
  "0065-provider-refunds": providerRefunds,
  "0066-mailed-documents": mailedDocuments,
};
