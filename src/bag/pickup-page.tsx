import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import * as uiNames from '#client/shared/ui/names.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import { Price } from '#client/shared/ui/product/price.tsx'
import { Island } from '../shared/document/island.tsx'
import { Popular } from '../shared/document/list/popular.tsx'
import { ShortPage } from '../shared/document/short-page.tsx'
import { NoScript } from '../shared/frame/no-script.tsx'
import type { PickupLine } from './pickup.ts'

interface NothingSharedPageProps {
  popular: Promise<ProductSummary[]>
}

/** The page of a bag link whose items are all unknown. It explains shared bags. */
export function NothingSharedPage({ popular }: NothingSharedPageProps) {
  const { t, urlTo } = useLanguage()
  return (
    <>
      <ShortPage title={t('pickup.emptyTitle')} text={`${t('pickup.empty')} ${t('pickup.what')}`}>
        <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
        <a className="link" href={urlTo(paths.favorites)}>
          {t('favorites.title')}
        </a>
      </ShortPage>
      <Popular products={popular} />
    </>
  )
}

/**
 * The page of a shared bag, with its items at today's prices and a button that adds them to the
 * visitor's bag. The list works without scripts.
 */
export function PickupPage({ lines }: { lines: PickupLine[] }) {
  const { t, urlTo } = useLanguage()
  const wanted = lines.filter(line => line.missing === null)
  return (
    <article className="pickup">
      <header className="pickup-head">
        <h1>{t('share.title')}</h1>
        <p>{t('pickup.lead')}</p>
      </header>
      <ul className="pickup-lines">
        {lines.map(line => (
          <Line key={line.item} line={line} />
        ))}
      </ul>
      {wanted.length > 0 ? (
        <div className="pickup-end">
          <Island
            name="bag/pickup-bag"
            when="interaction"
            props={{
              lines: wanted.map(({ item, quantity, product, size }) => ({
                item,
                quantity,
                name: [product?.name, product?.finish, size].filter(Boolean).join(', '),
              })),
            }}
          />
          <NoScript />
        </div>
      ) : (
        <div className="pickup-end">
          <p>{t('pickup.nothing')}</p>
          <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
        </div>
      )}
    </article>
  )
}

const reasons = {
  unknown: 'pickup.unknown',
  notSold: 'badge.unavailable',
  soldOut: 'stock.none',
} satisfies Record<NonNullable<PickupLine['missing']>, PlainKey>

function Line({ line: { item, quantity, product, size, missing, few } }: { line: PickupLine }) {
  const { t, urlTo } = useLanguage()
  return (
    <li className={missing ? 'pickup-line pickup-line-missing' : 'pickup-line'} {...{ [uiNames.product]: product?.id }}>
      <div className="thumbnail">
        {product?.picture && <Picture image={product.picture.unlit} alt="" sizes="6rem" small />}
      </div>
      <div>
        {product ? (
          <a className="pickup-line-name" href={urlTo(paths.product, product.slug)}>
            {product.name}
          </a>
        ) : (
          <p className="pickup-line-name">{t('pickup.article', { item })}</p>
        )}
        <p className="soft">{[product?.finish, size].filter(Boolean).join(', ')}</p>
        {missing && <p className="pickup-line-reason">{t(reasons[missing])}</p>}
        {!missing && few && <p className="soft">{t('stock.few')}</p>}
      </div>
      <div className="pickup-line-price">
        {product?.price && missing !== 'notSold' && (
          <Price price={product.price}>
            {product.energy && <EnergyArrow letter={product.energy} slug={product.slug} />}
          </Price>
        )}
        <p className="soft">{t('pickup.pieces', { quantity })}</p>
      </div>
    </li>
  )
}
