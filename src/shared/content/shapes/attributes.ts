import * as v from 'valibot'
import { lenientText, listOf } from './tolerant.ts'

export const attributesFragment = 'attributes { slug name values { name } }'

export const contentAttributes = listOf(
  v.object({ slug: lenientText, name: v.string(), values: listOf(v.object({ name: v.string() })) }),
)

/** A row of a table that has a name and a value in each row. */
export interface FactRow {
  name: string
  value: string
}

/** A row of a product's specification table. */
export interface Fact extends FactRow {
  slug: string
}

/**
 * Returns the rows of the specification table in the order of the attributes. The attribute
 * `ean-gln` contains the EAN, so a product that has it does not show `ean` as well.
 */
export function toFacts(attributes: v.InferOutput<typeof contentAttributes>): Fact[] {
  const hasBoth = attributes.some(({ slug }) => slug === 'ean-gln')
  return attributes
    .filter(({ slug }) => !hasBoth || slug !== 'ean')
    .map(attribute => ({ slug: attribute.slug, name: attribute.name, value: joinValues(attribute) }))
}

type Attribute = v.InferOutput<typeof contentAttributes>[number]

/** An attribute's values as one text. */
export const joinValues = ({ values }: Attribute) => values.map(({ name }) => name).join(', ')
