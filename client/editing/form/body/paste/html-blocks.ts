import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { parseLinkTarget } from '../../../../shared/ui/text/link-target.ts'
import * as meaning from './element-meaning.ts'
import { type PastedBlock, PastedText } from './pasted-text.ts'

/** The formatting that the elements around a text give it. */
interface Formatting {
  isBold: boolean
  isItalic: boolean
  keepsSpace: boolean
  href: string | undefined
  heading: number | undefined
  isQuote: boolean
  lists: meaning.ListKind[]
  item: { kind: meaning.ListKind; level: number } | undefined
}

const noFormatting: Formatting = {
  isBold: false,
  isItalic: false,
  keepsSpace: false,
  href: undefined,
  heading: undefined,
  isQuote: false,
  lists: [],
  item: undefined,
}

/**
 * Parses the headings, paragraphs, lists, links, and bold and italic words of pasted HTML from
 * browsers, Google Docs, Word, Word Online, Pages and LibreOffice. Other elements are replaced by
 * their contents, and scripts are removed. The browser's parser is not used, so nothing in the HTML
 * can run or load.
 */
export function parseHtmlBlocks(html: string): PastedBlock[] {
  const text = new PastedText()
  const queue: ({ node: DefaultTreeAdapterTypes.Node; around: Formatting } | 'end of block')[] = []
  queue.push({ node: parse(html), around: noFormatting })
  // This is a loop instead of a recursion, because elements may be nested deeply.
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next === 'end of block') text.endBlock()
    else if (meaning.isText(next.node)) text.add(next.node.value, next.around)
    else if (meaning.isElement(next.node)) {
      const { node: element } = next
      if (meaning.isLeftOut(element)) continue
      if (element.tagName === 'br') text.breakLine(next.around)
      if (meaning.isBlock(element)) {
        text.endBlock()
        queue.push('end of block')
      }
      const around = readFormatting(element, next.around)
      queue.push(...element.childNodes.map(node => ({ node, around })).reverse())
    } else if ('childNodes' in next.node) {
      const { around } = next
      queue.push(...next.node.childNodes.map(node => ({ node, around })).reverse())
    }
  }
  return text.blocks()
}

function readFormatting(element: DefaultTreeAdapterTypes.Element, around: Formatting): Formatting {
  const heading = meaning.readHeadingLevel(element) ?? around.heading
  const lists = addList(element.tagName, around.lists)
  return {
    isBold: meaning.isBold(element) ?? around.isBold,
    isItalic: meaning.isItalic(element) ?? around.isItalic,
    keepsSpace: meaning.keepsSpace(element) ?? around.keepsSpace,
    href: element.tagName === 'a' ? readAddress(element) : around.href,
    heading,
    isQuote: around.isQuote || element.tagName === 'blockquote',
    lists,
    item: heading ? undefined : (readItem(element, lists) ?? around.item),
  }
}

function addList(tag: string, lists: meaning.ListKind[]): meaning.ListKind[] {
  if (tag === 'ol') return [...lists, 'number']
  return tag === 'ul' || tag === 'menu' ? [...lists, 'bullet'] : lists
}

function readItem(element: DefaultTreeAdapterTypes.Element, lists: meaning.ListKind[]): Formatting['item'] {
  if (element.tagName !== 'li') return meaning.readWordListItem(element)
  return { kind: lists.at(-1) ?? 'bullet', level: meaning.readLevel(element) ?? (lists.length || 1) }
}

/**
 * The address of a link. Undefined for addresses that the shop would not show as a link, and for
 * links to places within the pasted document.
 */
function readAddress(element: DefaultTreeAdapterTypes.Element): string | undefined {
  const address = meaning.readAttribute(element, 'href').trim()
  return address.startsWith('#') || !parseLinkTarget(address, 'en') ? undefined : address
}
