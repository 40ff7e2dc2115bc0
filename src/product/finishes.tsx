import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'
import { LitPicture } from '#client/ui/picture/lit-picture.tsx'
import type { Product } from './product.ts'

/**
 * The finishes of a design as pictures. Each is an article with its own page, so they are links,
 * not radio buttons.
 */
export function Finishes({ product: { id, finish, variants } }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  if (variants.length < 2) return null
  return (
    <nav className="finishes" aria-label={t('product.finish')}>
      <p>
        {t('product.finish')} <span className="soft">{finish}</span>
      </p>
      <ul>
        {variants.map(variant => (
          <li key={variant.id}>
            <a
              href={urlTo(paths.product, variant.slug)}
              aria-current={variant.id === id ? 'page' : undefined}
              title={variant.finish}
            >
              {variant.picture && (
                <LitPicture
                  picture={{ ...variant.picture, lit: null }}
                  sizes="4.5rem"
                  decorative
                  small
                  minWidth={128}
                  maxWidth={256}
                />
              )}
              <span className="visually-hidden">{variant.finish}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
