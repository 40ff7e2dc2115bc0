/* What an editor sees of an entry first, and what is seldom changed. */

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

/** An entry's fields in the order of its form; others stay between, as their schema has them. */
export const inOrder = <Field extends { name: string }>(fields: Field[]): Field[] =>
  fields.toSorted((one, other) => placeOf(one) - placeOf(other))

function placeOf({ name }: { name: string }) {
  if (first.includes(name)) return first.indexOf(name) - first.length
  return last.indexOf(name) + 1
}
