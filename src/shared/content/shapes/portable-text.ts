import * as v from 'valibot'
import type { RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import { lenientText, listOf, mainListOf } from './tolerant.ts'

const absent = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

const span = v.looseObject({
  _type: v.string(),
  _key: absent(v.string()),
  text: lenientText,
  marks: listOf(v.string()),
})
const markDefinition = v.looseObject({ _type: v.string(), _key: v.string(), href: absent(v.string()) })

/**
 * A paragraph, heading or list item. A block without `children` is invalid, because it has nothing
 * to show.
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

/** Invalid blocks are dropped here; blocks of unknown types are skipped when rendering. */
export const portableText = listOf(v.union([block, other]))

/** A block's plain text; empty if it has none. */
export const getBlockText = (block: RichTextBlocks[number]) =>
  'children' in block && Array.isArray(block.children) ? block.children.map(({ text }) => text ?? '').join('') : ''
