import { instantAt, minute } from "../clock.ts";
import { brandOf } from "../settings/brand.ts";
import { basketMailKind, type BasketMailPayload } from "../commands/basket-reminder/remind.ts";
import { isAffiliateMail, type AffiliateMailPayload } from "../commands/affiliate/outbox.ts";
import { voucherMailKind, type VoucherMailPayload } from "../commands/code/voucher-outbox.ts";
import { isDistributorMail, type DistributorMailPayload } from "../commands/distributor/outbox.ts";
import { isInvoiceMail, type InvoiceMailPayload } from "../commands/invoice/outbox.ts";
import { isRequestMail, type RequestMailPayload } from "../commands/booking/request-outbox.ts";
import type { MailKind } from "../domain/booking-mail.ts";
import type { MailPayload } from "../commands/outbox.ts";
import { paymentMailKind, type PaymentMailPayload } from "../commands/payment/payment-outbox.ts";
import { refundMailKind, type RefundMailPayload } from "../commands/refund/outbox.ts";
import { isShareMail, type ShareMailPayload } from "../commands/share/share-outbox.ts";
import { isRegistrationMail, type RegistrationMailPayload } from "../commands/team-outbox.ts";
import { fromJson } from "../json.ts";
import { deleteReminderAddress } from "../db/queries/basket-reminder.ts";
import { claimMail, listDueMails, markMailSent, setMailDue, setMailError } from "../db/queries/outbox.ts";
import type { OutboxTable } from "../db/schema.ts";
import { isAccessMail, type AccessMail } from "../domain/access-mail.ts";
import type { Mail } from "../ports/mail/mail.ts";
import { retryPause } from "../domain/retry-pause.ts";
import type { Services } from "../services.ts";
import { writtenAccessMail } from "./mails/access-mail.ts";
import { feedMailKind, type FeedMailPayload } from "../commands/feed/held-feed.ts";
import { feedMail } from "./mails/feed-mail.ts";
import { noticeMailKind, type NoticeMailPayload } from "../commands/affiliate/notices.ts";
import { basketMail } from "./mails/basket-mail.ts";
import { NotYet } from "./mails/not-yet.ts";
import { noticeMail } from "./mails/notice-mail.ts";
import { affiliateMail } from "./mails/affiliate-mail.ts";
import { voucherMail } from "./mails/voucher-mail.ts";
import { distributorMail } from "./mails/distributor-mail.ts";
import { invoiceMail } from "./mails/invoice-mail.ts";
import { mailOf } from "./mails/mail-of.ts";
import { paymentMail } from "./mails/payment-mail.ts";
import { refundMail } from "./mails/refund-mail.ts";
import { registrationMail } from "./mails/registration-mail.ts";
import { shareMail } from "./mails/share-mail.ts";
import { requestMail } from "./mails/request-mail.ts";

/** While one process sends a mail, others leave it alone for so long. */
const sendWithin = 2 * minute;
const batchSize = 20;

/**
 * Sends due mails of the outbox, and cancels those that are not needed any more. Sends each once; a failure is stored
 * with its reason and retried later.
 */
export async function sendDueMails(services: Services): Promise<number> {
  const { db, clock } = services;
  const due = await listDueMails(db, instantAt(clock.now()), batchSize);
  let sent = 0;
  for (const line of due)
    if (await claimMail(db, line, instantAt(clock.now() + sendWithin))) sent += (await send(services, line)) ? 1 : 0;
  return sent;
}

async function send(services: Services, line: OutboxTable): Promise<boolean> {
  const { db, clock, ports, log } = services;
  try {
    const mail = await mailOfLine(services, line);
    if (mail) await ports.mail.send(mail);
    else log.info({ outboxId: line.id, kind: line.kind }, "a mail is not needed any more and was not sent");
    // Deletes a sign-in link once it is sent.
    await markMailSent(db, line.id, instantAt(clock.now()), isAccessMail(line.kind) ? "{}" : undefined);
    if (line.kind === basketMailKind) await deleteReminderAddress(db, fromJson<BasketMailPayload>(line.payload).cartId);
    return mail !== null;
  } catch (cause) {
    if (cause instanceof NotYet) {
      await setMailDue(db, line.id, instantAt(cause.at));
      return false;
    }
    log.error({ err: cause, outboxId: line.id, tries: line.tries + 1 }, "a mail could not be sent and is tried again");
    const error = cause instanceof Error ? cause.message : String(cause);
    await setMailError(db, line.id, error, instantAt(clock.now() + retryPause(line.tries)));
    return false;
  }
}

type EarlierRequestMailPayload = Omit<RequestMailPayload, "supplierId"> &
  Partial<Pick<RequestMailPayload, "supplierId">>;

async function mailOfLine(services: Services, { id, kind, payload }: OutboxTable): Promise<Mail | null> {
  if (isAccessMail(kind)) return writtenAccessMail(brandOf(services.env), id, kind, fromJson<AccessMail>(payload));
  if (isAffiliateMail(kind)) return affiliateMail(services, id, kind, fromJson<AffiliateMailPayload>(payload));
  if (isDistributorMail(kind)) return distributorMail(services, id, kind, fromJson<DistributorMailPayload>(payload));
  if (kind === voucherMailKind) return voucherMail(services, id, fromJson<VoucherMailPayload>(payload));
  if (isInvoiceMail(kind)) return invoiceMail(services, id, kind, fromJson<InvoiceMailPayload>(payload));
  if (isRegistrationMail(kind)) return registrationMail(services, id, kind, fromJson<RegistrationMailPayload>(payload));
  // Lines of an earlier version name no supplier where all items are meant.
  if (isRequestMail(kind))
    return requestMail(services, id, kind, { supplierId: null, ...fromJson<EarlierRequestMailPayload>(payload) });
  if (isShareMail(kind)) return shareMail(services, id, kind, fromJson<ShareMailPayload>(payload));
  if (kind === refundMailKind) return refundMail(services, id, fromJson<RefundMailPayload>(payload));
  if (kind === paymentMailKind) return paymentMail(services, id, fromJson<PaymentMailPayload>(payload));
  if (kind === feedMailKind) return feedMail(services, id, fromJson<FeedMailPayload>(payload));
  if (kind === basketMailKind) return basketMail(services, id, fromJson<BasketMailPayload>(payload));
  if (kind === noticeMailKind) return noticeMail(services, id, fromJson<NoticeMailPayload>(payload));
  return mailOf(services, id, kind as MailKind, fromJson<MailPayload>(payload));
}
