import { Select } from '#client/shared/ui/form/select.tsx'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import type { LightProduct } from '../lamps/light-product.ts'

interface ProductChoiceProps {
  name: string
  label: string
  /** The text of the option without a product. */
  none: string
  products: LightProduct[]
  /** The chosen product, which may be a finish that is not in `products`. */
  chosen: LightProduct | null
}

/** A select box with the names of products. */
export function ProductChoice({ name, label, none, products, chosen }: ProductChoiceProps) {
  const isListed = products.some(({ slug }) => slug === chosen?.slug)
  const all = chosen && !isListed ? [chosen, ...products] : products
  return (
    <Select label={label} name={name} defaultValue={chosen?.slug ?? ''}>
      <option value="">{none}</option>
      {all.map(one => (
        <option key={one.slug} value={one.slug}>
          {formatFullName(one)}
        </option>
      ))}
    </Select>
  )
}
