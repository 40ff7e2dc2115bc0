import * as v from 'valibot'

/** How a form shows a value, where its schema does not say. */
type Widget =
  | 'longText'
  | 'body'
  | 'link'
  | 'picture'
  | 'media'
  | 'image'
  | 'focus'
  | 'file'
  | 'download'
  | 'colour'
  | 'pictureAddress'
  | 'date'

/** Types that are named by others. */
type Named = 'product' | 'category' | 'family' | 'designer' | 'maker' | 'photometry' | 'case'

export const shownAs = <Input>(widget: Widget): v.MetadataAction<Input, { widget: Widget }> => v.metadata({ widget })

/** What commerce decides: a draft never changes it. */
export const fromCommerce = <Input>(): v.MetadataAction<Input, { readOnly: true }> => v.metadata({ readOnly: true })

/** Optional in a draft, and needed by everything that is published. */
export const neededToPublish = <Input>(): v.MetadataAction<Input, { neededToPublish: true }> =>
  v.metadata({ neededToPublish: true })

/** The id or slug of an entry of this type. */
export const refersTo = (type: Named) => v.pipe(v.string(), v.nonEmpty(), v.metadata({ refers: type }))
