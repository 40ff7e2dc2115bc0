import { renderToStaticMarkup } from 'react-dom/server'
import { texts } from '../lib/texts.ts'
import { formatSenderAddress, type Letter, type LetterBlock, type MailItem, type Sender } from './letter.ts'
import type { Mail } from './outbox.ts'
import { createSheet } from './sheet.tsx'

/** Formats the lines about the seller at the end of every mail. Empty settings are omitted. */
function formatSellerLines(sender: Sender, language: Letter['language']): string[] {
  const { CONTACT_EMAIL, SELLER_VAT } = sender
  const vatNumber = SELLER_VAT && texts[language].letter.vatNumber(SELLER_VAT)
  return [formatSenderAddress(sender, language), CONTACT_EMAIL, vatNumber].filter(Boolean)
}

/** Formats a mail as plain text, with an empty line between its parts. */
const formatMailText = (
  sender: Sender,
  { language, heading, blocks, button, after = [], note, unsubscribe }: Letter,
): string =>
  [
    heading,
    ...blocks.map(formatBlock).filter(Boolean),
    ...(button ? [`${button.text}: ${button.address}`] : []),
    ...after.map(formatBlock).filter(Boolean),
    ...(note ? [note] : []),
    ['--', sender.SHOP_NAME, ...formatSellerLines(sender, language), sender.SITE_URL].join('\n'),
    ...(unsubscribe ? [`${texts[language].letter.stop}: ${unsubscribe.page}`] : []),
  ].join('\n\n')

function formatBlock(block: LetterBlock): string {
  if (typeof block === 'string') return block
  switch (block.kind) {
    case 'heading':
    case 'subheading':
    case 'quote':
      return block.text
    case 'items':
      return block.items.map(text => `- ${text}`).join('\n')
    case 'lines':
      return block.lines.join('\n')
    case 'goods':
      return block.goods.map(formatItem).join('\n')
    case 'sums':
      return block.sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    case 'picture':
      return block.alt
    case 'wide':
      return ''
    case 'link':
      return `${block.link.text}: ${block.link.address}`
  }
}

const formatItem = ({ name, detail, quantity, amount }: MailItem) =>
  [quantity, name, amount].filter(Boolean).join('  ') + (detail && ` (${detail})`)

/**
 * Renders a mail as HTML and as plain text. Replies to it go to the shop. The header
 * `Auto-Submitted` prevents automatic replies (RFC 3834).
 */
export const letterMail = (sender: Sender, letter: Letter): Mail => ({
  subject: letter.subject,
  html: `<!DOCTYPE html>${removePreloads(renderToStaticMarkup(createSheet(sender, letter)))}`,
  text: formatMailText(sender, letter),
  ...(sender.CONTACT_EMAIL && { replyTo: sender.CONTACT_EMAIL }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': letter.language,
    ...(letter.unsubscribe && {
      // With these headers, mail programs show a button that unsubscribes at once (RFC 8058).
      'List-Unsubscribe': `<${letter.unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

/** Removes the preload links that React adds for pictures. Mail programs do not use them. */
const removePreloads = (html: string) => html.replace(/<link rel="preload"[^>]*>/g, '')
