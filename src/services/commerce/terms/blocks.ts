import type { LetterBlock } from '../mail/letter.ts'
import type { TermsPart } from './text.ts'

/** Formats the terms of sale as blocks of a mail, below a heading. */
export function createTermsBlocks(heading: string, parts: TermsPart[]): LetterBlock[] {
  const blocks: LetterBlock[] = [{ kind: 'heading', text: heading }]
  for (const { kind, text } of parts) {
    const last = blocks.at(-1)
    if (kind === 'heading') blocks.push({ kind: 'subheading', text })
    else if (kind === 'paragraph') blocks.push(text)
    else if (typeof last === 'object' && last.kind === 'items') last.items.push(text)
    else blocks.push({ kind: 'items', items: [text] })
  }
  return blocks
}
