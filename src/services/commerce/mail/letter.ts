import { expandCountryCode } from '#client/shared/commerce/country-name.ts'
import type { LanguageCode } from '../lib/languages.ts'

export interface LetterLink {
  address: string
  text: string
}

/** A product in a mail. */
export interface MailItem {
  name: string
  /** Shown below the name: the price of one piece, and its price before a reduction. */
  detail: string
  /** E.g. "2 pcs". */
  quantity: string
  /** The price of all pieces. Null in mails that show no prices, such as mails about parcels. */
  amount: string | null
  /** The address of the picture; null without one. */
  picture: string | null
}

/** A part of a mail. A plain text is a paragraph. */
export type LetterBlock =
  | string
  | { kind: 'heading'; text: string }
  /** A heading below another heading. */
  | { kind: 'subheading'; text: string }
  | { kind: 'items'; items: string[] }
  /** Text that somebody else wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Short lines below each other, such as an address. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'goods'; goods: MailItem[] }
  /** Rows with a label and an amount. A `strong` row is bold. */
  | { kind: 'sums'; sums: { label: string; amount: string; strong?: boolean }[] }
  | { kind: 'link'; link: LetterLink }
  /** A picture that links to a page. */
  | { kind: 'picture'; src: string; alt: string; address: string }
  /** A picture as wide as the mail. It adds nothing to the text. */
  | { kind: 'wide'; src: string; alt: string }

/**
 * Two addresses for unsubscribing: `page` is a page of the shop, and `oneClick` is the address to
 * which the unsubscribe button of a mail program posts.
 */
export interface UnsubscribeLinks {
  page: string
  oneClick: string
}

export interface Letter {
  language: LanguageCode
  subject: string
  heading: string
  blocks: LetterBlock[]
  /** The main link of the mail, as a button. */
  button: LetterLink | null
  /** Blocks that are shown below the button. */
  after?: LetterBlock[]
  /** Advice for recipients who did not request the mail. */
  note?: string
  /** Set for mails that recipients can unsubscribe from. */
  unsubscribe?: UnsubscribeLinks
}

/** The settings that every mail needs. Most of them are shown in its footer. */
export type Sender = Pick<Env, 'SHOP_NAME' | 'SITE_URL' | 'CONTACT_EMAIL' | 'RETURN_ADDRESS' | 'SELLER_VAT'> &
  Partial<Pick<Env, 'MAIL_WORDMARK'>>

/** Formats the shop's postal address, to which goods are returned; empty if not configured. */
export const formatSenderAddress = ({ RETURN_ADDRESS }: Sender, language: LanguageCode): string =>
  expandCountryCode(language, RETURN_ADDRESS)

/**
 * Returns the absolute address of a product's first picture; null without a picture. `media` may
 * contain absolute URLs, or paths within the shop.
 */
export function findMailPicture({ SITE_URL }: Sender, media: string[]): string | null {
  const [source] = media
  return source ? (URL.parse(source, SITE_URL || undefined)?.href ?? null) : null
}
