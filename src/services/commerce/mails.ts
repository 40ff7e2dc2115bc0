import { deletedMail } from './account/deleted-mail.ts'
import { emailChangeMail } from './account/email-mail.ts'
import { passkeyMail, passwordChangedMail, passwordResetMail, welcomeMail } from './customers/mails.ts'
import { inquiryMail, inquiryReceipt } from './inquiries/mail.ts'
import { editorMail } from './mail/editor-mail.ts'
import type { Mail, MailComposer, OutboxEntry } from './mail/outbox.ts'
import { newsletterMail } from './newsletter/confirmation-mail.ts'
import { composeStockMail } from './newsletter/stock-mail.ts'
import { cancelledMail } from './orders/cancelled-mail.ts'
import { addConfirmation, type OrderConfirmation, orderMail } from './orders/confirmation-mail.ts'
import { orderLinkMail } from './orders/find-mail.ts'
import { shippedMail } from './orders/shipped-mail.ts'
import { paymentReturnedMail } from './payments/returned/mail.ts'
import { refundMail } from './refunds/mail.ts'
import { operatorMail } from './refunds/operator-mail.ts'
import { withdrawalMail } from './withdrawals/mail.ts'

/** Composes mails of all kinds. */
export const mailComposer: MailComposer<OrderConfirmation | null> = {
  addContent: addConfirmation,
  compose: composeMail,
}

async function composeMail(env: Env, entry: OutboxEntry, confirmation: OrderConfirmation | null): Promise<Mail> {
  const { about } = entry
  switch (entry.kind) {
    case 'order':
      return orderMail(env, confirmation)
    case 'shipped':
      return shippedMail(env, about)
    case 'cancelled':
      return cancelledMail(env, about)
    case 'order_link':
      return orderLinkMail(env, about)
    case 'refunded':
      return refundMail(env, about)
    case 'payment_returned':
      return paymentReturnedMail(env, about)
    case 'welcome':
      return welcomeMail(env, about)
    case 'password_changed':
      return passwordChangedMail(env, about)
    case 'passkey_added':
    case 'passkey_removed':
      return passkeyMail(env, entry)
    case 'password_reset':
      return passwordResetMail(env, about)
    case 'email_change':
    case 'email_warning':
      return emailChangeMail(env, entry)
    case 'account_deleted':
      return deletedMail(env, about)
    case 'editor_invitation':
    case 'editor_link':
      return editorMail(env, entry)
    case 'newsletter':
      return newsletterMail(env, entry)
    case 'stock':
      return composeStockMail(env, entry)
    case 'withdrawal':
      return withdrawalMail(env, about)
    case 'inquiry':
      return inquiryMail(env, about)
    case 'operator':
      return operatorMail(env, about)
    case 'inquiry_receipt':
      return inquiryReceipt(env, about)
  }
}
