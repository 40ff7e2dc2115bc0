import * as paths from '#client/paths.ts'
import * as islandNames from '#client/shared/island/names.ts'
import * as countryNames from '#client/shared/names/country.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Product } from '../product.ts'

/**
 * The notice for countries where the product is not sold, or to which the shop does not deliver. It
 * has links to choose another country, to see similar products, and to contact the shop. If there
 * is no delivery, it links to the page for companies instead of similar products, because the shop
 * delivers to companies in more countries.
 */
export function NotSoldHere({ product }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  const { isSoldHere } = product
  return (
    <>
      <p className="purchase-sold-out">{isSoldHere ? t('product.noDelivery') : t('badge.unavailable')}</p>
      <p className="actions">
        <button
          type="button"
          className="link"
          popoverTarget={countryNames.drawerId}
          {...{ [islandNames.wakes]: 'country/country-drawer' }}
        >
          {t('country.choose')}
        </button>
        {isSoldHere ? (
          <a href={urlTo(paths.professionals)}>{t('product.forCompanies')}</a>
        ) : (
          <Similar product={product} />
        )}
        <a href={urlTo(paths.contact)}>{t('country.contact')}</a>
      </p>
    </>
  )
}

/** A link to similar products. */
export function Similar({ product: { mainCategory } }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  return (
    <a href={mainCategory ? urlTo(paths.category, mainCategory.slug) : urlTo(paths.shop)}>{t('product.similar')}</a>
  )
}
