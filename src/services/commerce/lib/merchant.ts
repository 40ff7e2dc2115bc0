import { type LanguageCode, pickLanguage } from './languages.ts'

/**
 * The seller on receipts and in mails, which omit empty fields. Issued receipts keep the seller of
 * their time.
 */
export interface Seller {
  name: string
  /** The whole postal address in one line. */
  address: string
  email: string
  vatNumber: string
}

/** The seller, mailbox and language from the settings. */
export interface Merchant {
  seller: Seller
  /**
   * The address for mails about orders, withdrawals and refunds. When it is empty, none are sent.
   */
  mailbox: string
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
