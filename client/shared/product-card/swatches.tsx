import * as paths from '../../paths.ts'
import { useLanguage } from '../texts/use-translate.ts'
import type { ProductSummary, Swatch } from './product.ts'

/** Most swatches of a card: they fit on one line of a phone's. */
const maxSwatches = 5

interface SwatchesProps {
  product: ProductSummary
  swatches: Swatch[]
}

/**
 * The finishes of a card: links to their pages. With a script the card shows the one that is
 * pointed at (`client/listing/swatches.ts`).
 */
export function Swatches({ product: { slug, finishes }, swatches }: SwatchesProps) {
  const { t, urlTo } = useLanguage()
  const shown = chosenOf(swatches, slug)
  const more = Math.max(finishes, swatches.length) - shown.length
  return (
    <ul className="swatches" aria-label={t('product.finish')}>
      {shown.map(({ slug: own, finish, colour }) => (
        <li key={own}>
          <a href={urlTo(paths.product, own)} aria-current={own === slug || undefined}>
            {/* The attribute, since the policy allows no inline style. */}
            {colour && <svg color={colour} />}
            {finish}
          </a>
        </li>
      ))}
      {more > 0 && (
        <li>
          <span className="visually-hidden">{t('listing.finishes', { count: more + shown.length })}</span>
          <span aria-hidden="true">{`+${more}`}</span>
        </li>
      )}
    </ul>
  )
}

/** The first ones; the card's own finish is always among them. */
function chosenOf(swatches: Swatch[], slug: string): Swatch[] {
  const first = swatches.slice(0, maxSwatches)
  const own = swatches.find(swatch => swatch.slug === slug)
  return own && !first.includes(own) ? [...first.slice(1), own] : first
}
