import * as paths from '../../paths.ts'
import { useLanguage } from '../texts/use-translate.ts'
import type { Swatch } from './product.ts'

/** Maximum number of swatches on a card, so that they fit on one line on phones. */
const maxSwatches = 5

interface SwatchesProps {
  /** The slug of the card's own finish. */
  slug: string
  swatches: Swatch[]
}

/**
 * The finishes of a card, as links to their pages. With scripts, the card shows the finish that the
 * pointer is on (`client/listing/swatches.ts`).
 */
export function Swatches({ slug, swatches }: SwatchesProps) {
  const { t, urlTo } = useLanguage()
  const shown = chooseSwatches(swatches, slug)
  const moreCount = swatches.length - shown.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: items of a list would be many elements.
    <div className="swatches" role="group" aria-label={t('product.finish')}>
      {shown.map(({ slug: own, finish, colour }) => (
        <a key={own} href={urlTo(paths.product, own)} aria-current={own === slug || undefined}>
          {/* An attribute, because the security policy allows no inline styles. */}
          {colour && <svg color={colour} />}
          {finish}
        </a>
      ))}
      {moreCount > 0 && (
        <>
          <span className="visually-hidden">{t('listing.finishes', { count: swatches.length })}</span>
          <span aria-hidden="true">{`+${moreCount}`}</span>
        </>
      )}
    </div>
  )
}

/** The first swatches; the card's own finish is always included. */
function chooseSwatches(swatches: Swatch[], slug: string): Swatch[] {
  const first = swatches.slice(0, maxSwatches)
  const own = swatches.find(swatch => swatch.slug === slug)
  return own && !first.includes(own) ? [...first.slice(1), own] : first
}
