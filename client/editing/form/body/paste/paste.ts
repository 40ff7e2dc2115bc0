import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import { parseHtmlBlocks } from './html-blocks.ts'
import type { PastedBlock } from './pasted-text.ts'
import { parseTextBlocks } from './text-blocks.ts'

/**
 * Keeps headings, lists, links, bold and italic when text is pasted or dropped. It replaces the
 * editor's own parsing, which fails even for plain text because the page requires Trusted Types.
 */
export const paste = defineBehavior({
  on: 'deserialize.data',
  guard: ({ snapshot, event }) => {
    const read = readers[event.mimeType]
    if (!read) return false
    const newKey = snapshot.context.keyGenerator
    return { blocks: read(event.data).map(block => toPortableBlock(block, newKey)) }
  },
  actions: [
    ({ event }, { blocks }) => [
      raise(
        blocks.length > 0
          ? {
              type: 'deserialization.success',
              mimeType: event.mimeType,
              data: blocks,
              originEvent: event.originEvent,
            }
          : // The editor then tries the next format, such as the plain text beside the HTML.
            {
              type: 'deserialization.failure',
              mimeType: event.mimeType,
              reason: 'The pasted data contains no text.',
              originEvent: event.originEvent,
            },
      ),
    ],
  ],
})

const readers: Partial<Record<string, (data: string) => PastedBlock[]>> = {
  'text/html': parseHtmlBlocks,
  'text/plain': parseTextBlocks,
}

function toPortableBlock({ style, item, runs }: PastedBlock, newKey: () => string) {
  const markDefs: { _type: string; _key: string; href: string }[] = []
  const linkTo = (href: string) => {
    const known = markDefs.find(link => link.href === href)
    if (known) return known._key
    const link = { _type: 'link', _key: newKey(), href }
    markDefs.push(link)
    return link._key
  }
  const children = runs.map(({ text, isBold, isItalic, href }) => ({
    _type: 'span',
    _key: newKey(),
    text,
    marks: [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : []), ...(href ? [linkTo(href)] : [])],
  }))
  const list = item ? { listItem: item.kind, level: item.level } : {}
  return { _type: 'block', _key: newKey(), style, ...list, markDefs, children }
}
