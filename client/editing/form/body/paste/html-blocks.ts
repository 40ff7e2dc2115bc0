import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { parseLinkTarget } from '../../../../shared/ui/text/link-target.ts'
import * as meaning from './element-meaning.ts'
import { type PastedBlock, PastedText } from './pasted-text.ts'

/** What the elements around a text make of it. */
interface Around {
  isBold: boolean
  isItalic: boolean
  keepsSpace: boolean
  href: string | undefined
  heading: number | undefined
  isQuote: boolean
  lists: meaning.ListKind[]
  item: { kind: meaning.ListKind; level: number } | undefined
}

const nothingAround: Around = {
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
 * The headings, paragraphs, lists, links, bold and italic words of pasted HTML, as browsers, Google
 * Docs, Word, Word Online, Pages and LibreOffice write it. Of other elements the contents are kept,
 * of scripts nothing. The parser is no part of the browser: nothing in the HTML can run or load.
 */
export function htmlBlocks(html: string): PastedBlock[] {
  const text = new PastedText()
  const left: ({ node: DefaultTreeAdapterTypes.Node; around: Around } | 'end of block')[] = []
  left.push({ node: parse(html), around: nothingAround })
  // Without recursion: elements are nested as deeply as somebody likes.
  for (let next = left.pop(); next; next = left.pop()) {
    if (next === 'end of block') text.endBlock()
    else if (meaning.isText(next.node)) text.add(next.node.value, next.around)
    else if (meaning.isElement(next.node)) {
      const { node: element } = next
      if (meaning.isLeftOut(element)) continue
      if (element.tagName === 'br') text.breakLine(next.around)
      if (meaning.isBlock(element)) {
        text.endBlock()
        left.push('end of block')
      }
      const around = aroundIn(element, next.around)
      left.push(...element.childNodes.map(node => ({ node, around })).reverse())
    } else if ('childNodes' in next.node) {
      const { around } = next
      left.push(...next.node.childNodes.map(node => ({ node, around })).reverse())
    }
  }
  return text.blocks()
}

function aroundIn(element: DefaultTreeAdapterTypes.Element, around: Around): Around {
  const heading = meaning.headingLevel(element) ?? around.heading
  const lists = listsIn(element.tagName, around.lists)
  return {
    isBold: meaning.isBold(element) ?? around.isBold,
    isItalic: meaning.isItalic(element) ?? around.isItalic,
    keepsSpace: meaning.keepsSpace(element) ?? around.keepsSpace,
    href: element.tagName === 'a' ? addressOf(element) : around.href,
    heading,
    isQuote: around.isQuote || element.tagName === 'blockquote',
    lists,
    item: heading ? undefined : (itemOf(element, lists) ?? around.item),
  }
}

function listsIn(tag: string, lists: meaning.ListKind[]): meaning.ListKind[] {
  if (tag === 'ol') return [...lists, 'number']
  return tag === 'ul' || tag === 'menu' ? [...lists, 'bullet'] : lists
}

function itemOf(element: DefaultTreeAdapterTypes.Element, lists: meaning.ListKind[]): Around['item'] {
  if (element.tagName !== 'li') return meaning.wordListItem(element)
  return { kind: lists.at(-1) ?? 'bullet', level: meaning.levelOf(element) ?? (lists.length || 1) }
}

/** Undefined for what the shop would not show as a link, and places in the other document. */
function addressOf(element: DefaultTreeAdapterTypes.Element): string | undefined {
  const address = meaning.attribute(element, 'href').trim()
  return address.startsWith('#') || !parseLinkTarget(address, 'en') ? undefined : address
}
