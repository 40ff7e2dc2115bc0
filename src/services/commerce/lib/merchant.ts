import { type LanguageCode, languageOf } from './languages.ts'

/** Who sells; an empty text is left out. Documents keep it as it was when they were issued. */
export interface Seller {
  name: string
  /** In one line. */
  address: string
  email: string
  vatNumber: string
}

/** The merchant, as the settings say. */
export interface Merchant {
  seller: Seller
  /** Where the shop writes to about orders, withdrawals and refunds; empty for no mails. */
  mailbox: string
  language: LanguageCode
}

type Settings = Record<
  'SHOP_NAME' | 'RETURN_ADDRESS' | 'CONTACT_EMAIL' | 'SELLER_VAT' | 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE',
  string
>

export const merchantOf = (env: Settings): Merchant => ({
  seller: {
    name: env.SHOP_NAME,
    address: env.RETURN_ADDRESS,
    email: env.CONTACT_EMAIL,
    vatNumber: env.SELLER_VAT,
  },
  mailbox: env.OPERATOR_EMAIL,
  language: languageOf(env.OPERATOR_LANGUAGE),
})
