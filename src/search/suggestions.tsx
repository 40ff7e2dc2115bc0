import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import { entryAddress } from '../shared/content/shapes/entry-address.ts'
import { maxHits, type SearchHits } from './query.ts'

/**
 * The suggestions in the header's search: the number of results, the first ones, and a link to all.
 */
export function Suggestions({ term, found }: { term: string; found: SearchHits | null }) {
  const { locale, t, urlTo } = useLanguage()
  if (!found) return null
  const { products, pages, total, corrected } = found
  if (products.length + pages.length === 0) return <p>{t('search.none')}</p>
  const many = total >= maxHits ? t('search.foundMany', { total }) : t('search.found', { total })
  return (
    <>
      {corrected && <p>{t('search.corrected', { term: corrected })}</p>}
      <p>{total === 1 ? t('search.foundOne') : many}</p>
      <ul>
        {products.map(({ id, slug, name, finish, picture, price, energy }) => (
          <li key={id}>
            <a href={urlTo(paths.product, slug)}>
              {picture && <Picture image={picture.unlit} alt="" sizes="3.5rem" />}
              <span>
                {name} <span className="soft">{finish}</span>
              </span>
              <span>{price && formatAmount(price.amount, price.currency, locale)}</span>
            </a>
            {price && energy && <EnergyArrow letter={energy} slug={slug} />}
          </li>
        ))}
        {pages.slice(0, 3).map(({ type, slug, title }) => (
          <li key={`${type} ${slug}`}>
            <a href={entryAddress[type](urlTo, slug)}>{title}</a>
          </li>
        ))}
      </ul>
      <a className="link" href={urlTo(paths.searchFor, term.toLowerCase())}>
        {t('search.all', { term })}
      </a>
    </>
  )
}
