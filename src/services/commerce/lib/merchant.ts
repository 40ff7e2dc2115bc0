import { type LanguageCode, pickLanguage } from './languages.ts'

/**
 * The seller that receipts and credit notes name. A field that is not configured is empty. Each
 * receipt stores the seller's details as they were when it was issued.
 */
export interface Seller {
  name: string
  /** The whole postal address in one line. */
  address: string
  email: string
  vatNumber: string
}

/** What the settings say about the seller, and about mails to the operator. */
export interface Merchant {
  seller: Seller
  /** The operator's e-mail address, for mails about orders and refunds. Empty: none are sent. */
  mailbox: string
  /** The language of mails to the operator. */
  language: LanguageCode
}

type Settings = Record<
  'SHOP_NAME' | 'RETURN_ADDRESS' | 'CONTACT_EMAIL' | 'SELLER_VAT' | 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE',
  string
>

export const readMerchant = (env: Settings): Merchant => ({
  seller: {
    name: env.SHOP_NAME,
    address: env.RETURN_ADDRESS,
    email: env.CONTACT_EMAIL,
    vatNumber: env.SELLER_VAT,
  },
  mailbox: env.OPERATOR_EMAIL,
  language: pickLanguage(env.OPERATOR_LANGUAGE),
})
