import type { RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import { getBlockText } from '../content/shapes/portable-text.ts'
import type { Span } from './lines.ts'

/** A block of text in a PDF. Consecutive items form one list. */
export interface PaperBlock {
  kind: 'paragraph' | 'heading' | 'item'
  spans: Span[]
}

export const paragraph = (text: string): PaperBlock => ({ kind: 'paragraph', spans: [{ text }] })
export const item = (text: string): PaperBlock => ({ kind: 'item', spans: [{ text }] })

/** Converts Portable Text to blocks. Blocks without text are left out; links become plain text. */
export const toPaperBlocks = (richText: RichTextBlocks): PaperBlock[] =>
  richText.flatMap(block => {
    if (!getBlockText(block).trim()) return []
    const isItem = 'listItem' in block && block.listItem
    const isHeading = 'style' in block && /^h\d$/.test(String(block.style))
    return [{ kind: isItem ? 'item' : isHeading ? 'heading' : 'paragraph', spans: toSpans(block) }]
  })

function toSpans(block: RichTextBlocks[number]): Span[] {
  const children: unknown[] = 'children' in block && Array.isArray(block.children) ? block.children : []
  return children.flatMap(child => {
    if (typeof child !== 'object' || child === null || !('text' in child) || typeof child.text !== 'string') return []
    const bold = 'marks' in child && Array.isArray(child.marks) && child.marks.includes('strong')
    return [{ text: child.text, bold }]
  })
}
