import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Product } from '../product.ts'
import { SmallPicture } from '../small-picture.tsx'

/**
 * The finishes of a design as pictures. They are links and not radio buttons, because each finish
 * is a product with its own page.
 */
export function Finishes({ product: { id, variants } }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  if (variants.length < 2) return null
  return (
    <nav className="finishes" aria-label={t('product.finish')}>
      <p>{t('product.finish')}</p>
      <ul>
        {variants.map(variant => (
          <li key={variant.id}>
            <a href={urlTo(paths.product, variant.slug)} aria-current={variant.id === id ? 'page' : undefined}>
              {variant.picture ? <SmallPicture image={variant.picture.unlit} alt={variant.finish} /> : variant.finish}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
