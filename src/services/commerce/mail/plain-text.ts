import { texts } from '../lib/texts.ts'
import { type Good, type Letter, type LetterBlock, type Sender, senderAddress } from './letter.ts'

/** Who sells, below every mail; what is not configured is left out. */
export function sellerLines(sender: Sender, language: Letter['language']): string[] {
  const { CONTACT_EMAIL, SELLER_VAT } = sender
  const vatNumber = SELLER_VAT && texts[language].letter.vatNumber(SELLER_VAT)
  return [senderAddress(sender, language), CONTACT_EMAIL, vatNumber].filter(Boolean)
}

/** The same mail as plain text: an empty line between its parts. */
export const mailText = (
  sender: Sender,
  { language, heading, blocks, button, after = [], note, unsubscribe }: Letter,
): string =>
  [
    heading,
    ...blocks.map(blockText),
    ...(button ? [`${button.text}: ${button.address}`] : []),
    ...after.map(blockText),
    ...(note ? [note] : []),
    ['--', sender.SHOP_NAME, ...sellerLines(sender, language), sender.SITE_URL].join('\n'),
    ...(unsubscribe ? [`${texts[language].letter.stop}: ${unsubscribe.page}`] : []),
  ].join('\n\n')

function blockText(block: LetterBlock): string {
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
      return block.goods.map(goodText).join('\n')
    case 'sums':
      return block.sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    case 'picture':
      return block.alt
    case 'link':
      return `${block.link.text}: ${block.link.address}`
  }
}

const goodText = ({ name, detail, quantity, amount }: Good) =>
  [quantity, name, amount].filter(Boolean).join('  ') + (detail && ` (${detail})`)
