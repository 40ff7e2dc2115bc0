import * as v from 'valibot'
import type { RichTextBlocks } from '#client/ui/text/rich-text.tsx'
import { listOf, mainListOf, text } from './tolerant.ts'

const absent = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

const span = v.looseObject({ _type: v.string(), _key: absent(v.string()), text, marks: listOf(v.string()) })
const markDefinition = v.looseObject({ _type: v.string(), _key: v.string(), href: absent(v.string()) })

/**
 * A paragraph, heading or list item. Without its children there is nothing to show, so the block is
 * broken.
 */
const block = v.looseObject({
  _type: v.literal('block'),
  _key: absent(v.string()),
  style: absent(v.string()),
  listItem: absent(v.string()),
  level: absent(v.pipe(v.number(), v.minValue(1), v.maxValue(9))),
  children: mainListOf(span),
  markDefs: listOf(markDefinition),
})

const other = v.looseObject({ _type: v.pipe(v.string(), v.notValue('block')), _key: absent(v.string()) })

/**
 * Broken blocks are dropped here; those of kinds that this shop does not know are left out when
 * they are shown.
 */
export const portableText = listOf(v.union([block, other]))

/** A block's words without its marks; empty for what has none. */
export const plainText = (block: RichTextBlocks[number]) =>
  'children' in block && Array.isArray(block.children) ? block.children.map(({ text }) => text ?? '').join('') : ''
