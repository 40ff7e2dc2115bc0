import type { ReactNode } from 'react'
import { maxFavorites } from '#client/favorites/max-favorites.ts'
import * as paths from '#client/paths.ts'
import * as favoritesNames from '#client/shared/names/favorites.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Skeleton } from '#client/shared/ui/fallback/skeleton.tsx'
import { PopularBand } from '../shared/document/list/popular.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { maxCompared } from '../shared/edge/query/product-ids.ts'
import type { Favorites } from './query.ts'

/**
 * The page of the visitor's own favorites. Only the browser knows them, so
 * `client/favorites/favorites-page.ts` fills in the products and shows the hidden parts.
 */
export function FavoritesPage({ popular }: { popular: ProductSummary[] }) {
  const { t, urlTo } = useLanguage()
  return (
    <FavoritesFrame title={t('favorites.title')} intro={t('favorites.intro')}>
      <noscript>
        <p className="notice">{t('favorites.noScript')}</p>
      </noscript>
      <Empty text={t('favorites.empty')} part="none">
        <PopularBand products={popular} />
      </Empty>
      <div className="listing-empty" {...{ [favoritesNames.part]: 'failed' }} hidden>
        <p role="status">{t('favorites.failed')}</p>
        <a className="button" href={urlTo(paths.favorites)}>
          {t('bag.retry')}
        </a>
      </div>
      <div {...{ [favoritesNames.part]: 'list' }} hidden>
        <Skeleton lines={3} label={t('favorites.loading')} />
      </div>
      <p className="favorites-removed" {...{ [favoritesNames.part]: 'removed' }} hidden>
        <span role="status">
          <b {...{ [favoritesNames.part]: 'removed-name' }} /> {t('favorites.removed')}
        </span>
        <button type="button" className="link" {...{ [favoritesNames.does]: 'undo' }}>
          {t('favorites.undo')}
        </button>
      </p>
    </FavoritesFrame>
  )
}

/** The page of somebody's shared favorites. */
export function SharedFavoritesPage({ favorites }: { favorites: Favorites }) {
  const { t, urlTo } = useLanguage()
  const { products } = favorites
  return (
    <FavoritesFrame title={t('favorites.sharedTitle')} intro={t('favorites.sharedIntro')}>
      {products.length === 0 ? (
        <Empty text={t('favorites.sharedNone')} />
      ) : (
        <FavoritesList favorites={favorites}>
          <button
            type="button"
            className="button"
            {...{ [favoritesNames.does]: 'keep' }}
            {...{ [favoritesNames.ids]: products.map(({ id }) => id).join(',') }}
          >
            {t('favorites.keep')}
          </button>
          <p {...{ [favoritesNames.part]: 'kept' }} hidden>
            <span role="status">{t('favorites.kept')}</span>{' '}
            <a className="link" href={urlTo(paths.favorites)}>
              {t('favorites.toOwn')}
            </a>
          </p>
          <AddAll favorites={favorites} look="link" />
        </FavoritesList>
      )}
    </FavoritesFrame>
  )
}

/** The list of products that the script of `FavoritesPage` fetches as HTML. */
export function OwnFavorites({ favorites }: { favorites: Favorites }) {
  const { t, urlTo } = useLanguage()
  const { products } = favorites
  return (
    <FavoritesList favorites={favorites}>
      <AddAll favorites={favorites} look="button" />
      <button
        type="button"
        className="link"
        {...{ [favoritesNames.does]: 'share' }}
        {...{ [favoritesNames.copied]: t('favorites.copied') }}
      >
        {t('favorites.share')}
      </button>
      {products.length > 1 && (
        <a
          className="link"
          href={urlTo(
            paths.compare,
            products.slice(0, maxCompared).map(({ id }) => id),
          )}
          {...{ [favoritesNames.part]: 'compare' }}
          {...{ [favoritesNames.most]: maxCompared }}
        >
          {t('compare.title')}
        </a>
      )}
      {products.length > 0 && (
        <a
          className="link"
          href={urlTo(
            paths.scheduleFrom,
            products.map(({ id }) => id),
          )}
          rel="nofollow"
          {...{ [favoritesNames.most]: maxFavorites }}
        >
          {t('schedule.title')}
        </a>
      )}
    </FavoritesList>
  )
}

/** The products with buttons that apply to all of them, and a note if some are no longer sold. */
function FavoritesList({ favorites, children }: { favorites: Favorites; children: ReactNode }) {
  const { t } = useLanguage()
  const { ids, products } = favorites
  const missing = ids.length - products.length
  return (
    <>
      {missing > 0 && (
        <p className="notice">
          {missing === 1 ? t('favorites.leftOutOne') : t('favorites.leftOut', { count: missing })}
        </p>
      )}
      <div className="favorites-actions">{children}</div>
      <ProductGrid products={products} level="h2" priority={4} />
    </>
  )
}

interface AddAllProps {
  favorites: Favorites
  /** A page has one button in the first look. */
  look: 'button' | 'link'
}

/** Adds all products to the bag that are in stock and need no size. */
function AddAll({ favorites: { items, products }, look }: AddAllProps) {
  const { t } = useLanguage()
  const buyable = Object.keys(items).length
  if (buyable === 0) return null
  return (
    <>
      <button
        type="button"
        className={look}
        {...{ [favoritesNames.does]: 'add' }}
        {...{ [favoritesNames.items]: String(new URLSearchParams(items)) }}
        {...{ [favoritesNames.adding]: t('bag.adding') }}
        {...{ [favoritesNames.added]: t('bag.added') }}
        {...{ [favoritesNames.addFailed]: t('favorites.addFailed') }}
      >
        {t('favorites.addAll')}
      </button>
      {buyable < products.length && <p className="soft">{t('favorites.notAll')}</p>}
    </>
  )
}

interface FavoritesFrameProps {
  title: string
  intro: string
  children: ReactNode
}

function FavoritesFrame({ title, intro, children }: FavoritesFrameProps) {
  const { t } = useLanguage()
  return (
    <div className="band listing favorites">
      <header className="listing-head">
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <p role="status" {...{ [favoritesNames.part]: 'said' }} />
      <p {...{ [favoritesNames.part]: 'link' }} hidden>
        <input className="field-control" readOnly aria-label={t('favorites.link')} />
      </p>
      {children}
    </div>
  )
}

/** Says that there are no favorites. With `part`, it is hidden until a script shows it. */
function Empty({ text, part, children }: { text: string; part?: string; children?: ReactNode }) {
  const { t, urlTo } = useLanguage()
  return (
    <div {...{ [favoritesNames.part]: part }} hidden={part !== undefined}>
      <div className="listing-empty">
        <p role="status">{text}</p>
        <a className="button" href={urlTo(paths.shop)}>
          {t('error.toShop')}
        </a>
      </div>
      {children}
    </div>
  )
}
