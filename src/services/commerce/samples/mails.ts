import { deletedMail } from '../account/deleted-mail.ts'
import { writeEmailChange } from '../account/email-mail.ts'
import { passkeyMail, passwordChangedMail, resetLinkMail, welcomeMail } from '../customers/mails.ts'
import { inquiryMail, inquiryReceipt } from '../inquiries/mail.ts'
import { type LanguageCode, languagePrefix } from '../lib/languages.ts'
import { writeEditorMail } from '../mail/editor-mail.ts'
import type { Mail, MailKind } from '../mail/outbox.ts'
import { confirmationLinkMail } from '../newsletter/confirmation-mail.ts'
import { findNoticedItem, stockMail } from '../newsletter/stock-mail.ts'
import { writeCancelled } from '../orders/cancelled-mail.ts'
import { confirmationMail, listOrderedProducts, loadGuaranteeNotice } from '../orders/confirmation-mail.ts'
import { writeOrderLink } from '../orders/find-mail.ts'
import { writeShipped } from '../orders/shipped-mail.ts'
import { paymentReturnedMail } from '../payments/returned/mail.ts'
import { writeRefund } from '../refunds/mail.ts'
import { writeNotice, writeUnreturned, writeWithdrawalNotice } from '../refunds/operator-mail.ts'
import type { PaymentMethod } from '../selection/state.ts'
import { loadLitLamp } from '../terms/lit-lamp.ts'
import { loadTermsText } from '../terms/text.ts'
import { writeWithdrawal } from '../withdrawals/mail.ts'
import { createSampleOrder, sampleRefund } from './order.ts'

/** A placeholder for an attachment, whose content the samples do not show. */
const noFile = btoa('%PDF')

/** Writes every kind of mail with sample data. Some kinds have several samples. */
export async function writeSampleMails(
  env: Env,
  providers: PaymentMethod[],
  language: LanguageCode,
): Promise<Record<MailKind, Mail[]>> {
  const order = await createSampleOrder(env.COMMERCE_DB, providers, language)
  const { lines } = order.snapshot
  const [first, ...rest] = lines
  const parcel = {
    carrier: 'PostNord',
    trackingId: 'SE0123456789',
    trackingUrl: 'https://tracking.example/SE0123456789',
    ...{ lines, rest: [], isLast: true, isCorrection: false },
  }
  const part = { ...parcel, lines: lines.slice(0, 1), rest, isLast: false }
  const person = { name: 'Johanna Oberhauser', email: 'johanna@example.com', language }
  const withdrawal = {
    ...{ ...person, withdrawal: 17, reference: 'c'.repeat(32), orderNumber: '10042', confirmed: order.created },
    lines: lines.slice(0, 1),
  }
  const secret = 'e'.repeat(64)
  const unsubscribe = {
    page: `${env.SITE_URL}${languagePrefix(language)}/newsletter/unsubscribe?i=1&id=${secret}`,
    oneClick: `${env.SITE_URL}/api/checkout/newsletter-unsubscription?i=1&id=${secret}`,
  }
  const noticed = await findNoticedItem(env.COMMERCE_DB, first?.item ?? '', language)
  const text = JSON.stringify({ language })
  const change = { reference: '1', email: person.email, language, secret }
  const dispute = { order: order.reference, dispute: 'dp_1', amount: order.charge.amount }
  const operatorEnv = { ...env, OPERATOR_LANGUAGE: language }
  return {
    order: [
      confirmationMail(order, env, {
        pdf: noFile,
        parts: [],
        notice: await loadGuaranteeNotice(env, order),
        lit: await loadLitLamp(env, language, listOrderedProducts(order)),
      }),
      confirmationMail({ ...order, documents: [] }, env, {
        pdf: null,
        parts: await loadTermsText(env, language),
        notice: [],
        lit: [],
      }),
    ],
    shipped: [
      writeShipped(env, order, parcel),
      writeShipped(env, order, part),
      writeShipped(env, order, { ...parcel, isCorrection: true }),
    ],
    cancelled: [writeCancelled(env, order, { reason: order.reason, isPaid: true })],
    order_link: [writeOrderLink(env, order, language, `?until=0&key=${secret}`)],
    refunded: [writeRefund(env, order, sampleRefund)],
    payment_returned: [{}, { isReleased: true, isAddressRefused: true }].map(more =>
      paymentReturnedMail(env, JSON.stringify({ language, amount: 148500, currency: 'SEK', ...more })),
    ),
    withdrawal: [
      writeWithdrawal(env, withdrawal, order),
      writeWithdrawal(env, { ...withdrawal, orderNumber: 'B-17', lines: [] }, null),
    ],
    welcome: [welcomeMail(env, text)],
    password_reset: [resetLinkMail(env, language, `${languagePrefix(language)}/account/reset-password`.slice(1))],
    password_changed: [passwordChangedMail(env, text)],
    passkey_added: [passkeyMail(env, { kind: 'passkey_added', about: text })],
    passkey_removed: [passkeyMail(env, { kind: 'passkey_removed', about: text })],
    newsletter: [confirmationLinkMail(env, { reference: '1', language, secret }, unsubscribe)],
    stock: noticed ? [stockMail(env, noticed, language, unsubscribe)] : [],
    inquiry: createInquiries(person).map(sample => inquiryMail(env, JSON.stringify(sample))),
    inquiry_receipt: [inquiryReceipt(env, text)],
    email_change: [writeEmailChange(env, { ...change, isWarning: false })],
    email_warning: [writeEmailChange(env, { ...change, isWarning: true })],
    account_deleted: [deletedMail(env, text)],
    editor_invitation: [writeEditorMail(env, { link: '1', language, by: person.name }, secret)],
    editor_link: [writeEditorMail(env, { link: '1', language, by: '' }, secret)],
    operator: [
      writeNotice(operatorEnv, { topic: 'order', order: order.reference }, order),
      writeNotice(operatorEnv, { topic: 'refund_failed', order: order.reference, refund: sampleRefund }, order),
      writeWithdrawalNotice(operatorEnv, withdrawal, order),
      writeUnreturned(operatorEnv, { payment: 'c'.repeat(32), amount: 148500, currency: 'SEK' }),
      writeNotice(operatorEnv, { ...dispute, topic: 'disputed', reason: 'fraudulent' }, order),
      writeNotice(operatorEnv, { ...dispute, topic: 'dispute_closed', outcome: 'lost' }, order),
    ],
  }
}

const createInquiries = (person: { name: string; email: string; language: LanguageCode }) => [
  { kind: 'contact', ...person, subject: 'product', order: '', message: 'Does it dim?\n\nIt hangs very high.' },
  {
    ...{ kind: 'project', ...person, company: 'Hotell Sjön', phone: '+46 8 123 456', country: 'Sverige' },
    ...{ project: 'hotel', size: '24', timetable: '2027', message: 'Two lamps for each room.' },
  },
]
