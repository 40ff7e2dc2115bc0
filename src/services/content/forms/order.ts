// Fields that an editor sees first, and fields that rarely change.

const first = [
  'title',
  'name',
  'variantName',
  'lead',
  'intro',
  'media',
  'picture',
  'descriptionBody',
  'details',
  'maker',
]
const last = [
  'swatch',
  'sku',
  'type',
  'popularity',
  'createdAt',
  'isNew',
  'isExclusive',
  'position',
  'id',
  'slug',
  'seoData',
]

/** Sorts an entry's fields as in its form; others stay between, in the sequence of their schema. */
export const sortFormFields = <Field extends { name: string }>(fields: Field[]): Field[] =>
  fields.toSorted((one, other) => getRank(one) - getRank(other))

function getRank({ name }: { name: string }) {
  if (first.includes(name)) return first.indexOf(name) - first.length
  return last.indexOf(name) + 1
}
