import * as v from 'valibot'

/** The form control for a value, if the value's type in the schema does not determine it. */
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

/** Types of entries to which other entries refer. */
type ReferencedType = 'product' | 'category' | 'family' | 'designer' | 'maker' | 'photometry' | 'case'

export const shownAs = <Input>(widget: Widget): v.MetadataAction<Input, { widget: Widget }> => v.metadata({ widget })

/** Marks a field that comes from the commerce platform; editors cannot change it. */
export const fromCommerce = <Input>(): v.MetadataAction<Input, { readOnly: true }> => v.metadata({ readOnly: true })

/** Marks a field that a draft may leave empty, but a published entry must have. */
export const neededToPublish = <Input>(): v.MetadataAction<Input, { neededToPublish: true }> =>
  v.metadata({ neededToPublish: true })

/** The schema of a field that contains the id or slug of an entry of this type. */
export const refersTo = (type: ReferencedType) => v.pipe(v.string(), v.nonEmpty(), v.metadata({ refers: type }))
