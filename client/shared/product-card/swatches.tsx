import * as paths from '../../paths.ts'
import { useLanguage } from '../texts/use-translate.ts'
import type { ProductSummary, Swatch } from './product.ts'

/** Maximum number of swatches on a card, so that they fit on one line on phones. */
const maxSwatches = 5

interface SwatchesProps {
  product: ProductSummary
  swatches: Swatch[]
}

/**
 * The finishes of a card, as links to their pages. With scripts, the card shows the finish that the
 * pointer is on (`client/listing/swatches.ts`).
 */
export function Swatches({ product: { slug, finishes }, swatches }: SwatchesProps) {
  const { t, urlTo } = useLanguage()
  const shown = chooseSwatches(swatches, slug)
  const moreCount = Math.max(finishes, swatches.length) - shown.length
  return (
    <ul className="swatches" aria-label={t('product.finish')}>
      {shown.map(({ slug: own, finish, colour }) => (
        <li key={own}>
          <a href={urlTo(paths.product, own)} aria-current={own === slug || undefined}>
            {/* The colour is an attribute, because the security policy allows no inline styles. */}
            {colour && <svg color={colour} />}
            {finish}
          </a>
        </li>
      ))}
      {moreCount > 0 && (
        <li>
          <span className="visually-hidden">{t('listing.finishes', { count: moreCount + shown.length })}</span>
          <span aria-hidden="true">{`+${moreCount}`}</span>
        </li>
      )}
    </ul>
  )
}

/** The first swatches; the card's own finish is always included. */
function chooseSwatches(swatches: Swatch[], slug: string): Swatch[] {
  const first = swatches.slice(0, maxSwatches)
  const own = swatches.find(swatch => swatch.slug === slug)
  return own && !first.includes(own) ? [...first.slice(1), own] : first
}
