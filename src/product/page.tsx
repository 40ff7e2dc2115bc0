import { type ReactNode, Suspense } from 'react'
import * as countryNames from '#client/country/names.ts'
import { type Language, useLanguage } from '#client/i18n/use-translate.ts'
import * as islandNames from '#client/island/names.ts'
import { moneyText } from '#client/money/money.ts'
import type { ShownPrice } from '#client/money/price.ts'
import * as paths from '#client/paths.ts'
import { Badges } from '#client/product/product-card.tsx'
import { Stock } from '#client/product/stock.tsx'
import * as uiNames from '#client/ui/names.ts'
import { EnergyArrow } from '#client/ui/product/energy-arrow.tsx'
import { HeartButton } from '#client/ui/product/heart-button.tsx'
import { Price } from '#client/ui/product/price.tsx'
import { Breadcrumbs } from '#client/ui/text/breadcrumbs.tsx'
import { ContentLink } from '#client/ui/text/rich-text.tsx'
import { eprelUrls } from '../content/shapes/energy.ts'
import type { Terms } from '../edge/visit/terms.ts'
import { useMarks } from '../editing/marks.ts'
import { DeliveryTerms } from './delivery-terms.tsx'
import { Finishes } from './finishes.tsx'
import { Gallery } from './gallery.tsx'
import { keyFacts } from './key-facts.ts'
import { type Fitting, LateLightSources, LightSources } from './light-sources.tsx'
import type { Product } from './product.ts'
import { LateRelations, RelatedProducts } from './related.tsx'
import type { Relations } from './relations.ts'
import { ProductTabs } from './tabs.tsx'

interface ProductPageProps {
  product: Product
  /** A promise while they are still loading. It never rejects; null when they are not available. */
  relations: Relations | null | Promise<Relations | null>
  /** Whether the shop delivers to the visitor's country. */
  shipTo: boolean
  /** The form that adds it to the bag. Left out where it is not sold. */
  purchase: ReactNode
  addOne: Fitting['addOne']
  terms: Terms | null
}

/**
 * One product: pictures with the light switch, the data for buying beside them, the rest in tabs
 * below.
 */
export function ProductPage({ product, relations, ...place }: ProductPageProps) {
  const unswitched = product.pictures.some(picture => picture.lit)
  const marks = useMarks()('product', product.id)
  return (
    <div className="bands">
      <article
        {...marks()}
        className="band"
        {...{ [uiNames.product]: product.id }}
        {...{ [uiNames.category]: product.mainCategory?.name }}
      >
        <Breadcrumbs crumbs={crumbsOf(product, useLanguage())} />
        <div className="product">
          <Gallery {...product} marks={marks('media')} />
          <Facts product={product} relations={relations} {...place} />
        </div>
        <ProductTabs product={product} />
      </article>
      {relations instanceof Promise ? (
        <Suspense>
          <LateRelations id={product.id} relations={relations} unswitched={unswitched} />
        </Suspense>
      ) : (
        <RelatedProducts id={product.id} relations={relations} unswitched={unswitched} />
      )}
    </div>
  )
}

/** Breadcrumbs. */
export const crumbsOf = ({ mainCategory }: Product, { t, urlTo }: Language) => [
  { title: t('listing.all'), href: urlTo(paths.shop) },
  ...(mainCategory ? [{ title: mainCategory.name, href: urlTo(paths.category, mainCategory.slug) }] : []),
]

function Facts({ product, relations, shipTo, purchase, addOne, terms }: ProductPageProps) {
  const language = useLanguage()
  const { t, urlTo } = language
  const { name, finish, designer, lead, price, stock, isSoldHere, energy, bulb, guarantee } = product
  const facts = keyFacts(product.keyFacts, language)
  const marks = useMarks()('product', product.id)
  return (
    <div className="product-facts">
      <header>
        <Badges product={product} />
        <div className="product-title">
          <h1 {...marks('name')}>{name}</h1>
          <HeartButton name={`${name} ${finish}`.trim()} />
        </div>
        <p {...marks('variantName')} className="product-finish">
          {finish}
        </p>
        {designer && (
          <p>
            <a href={urlTo(paths.designer, designer.slug)}>{t('product.by', { designer: designer.name })}</a>
          </p>
        )}
        {price && isSoldHere && (
          <Price price={price} large>
            {energy && <EnergyArrow letter={energy} slug={product.slug} />}
            {terms?.hasTax && <small>{t('product.taxIncluded')}</small>}
          </Price>
        )}
        {isSoldHere && energy && product.eprel && <InformationSheet eprel={product.eprel} />}
        {facts.length > 0 && (
          <p {...marks('facts')} className="product-key">
            {facts.join(' · ')}
          </p>
        )}
        <p {...marks('lead')}>{lead}</p>
      </header>
      <div>
        <Finishes product={product} />
        {isSoldHere && purchase}
        {isSoldHere && stock === 'none' && (
          <p className="purchase">
            <a className="button" href={`#${uiNames.notifyId}`}>
              {t('notify.title')}
            </a>
          </p>
        )}
        {isSoldHere && price && <Bar {...{ name, finish, price }} />}
        <div className="product-lines">
          {isSoldHere && shipTo ? (
            <>
              {/* The badge says that it is sold out. */}
              {stock !== 'none' && <Stock stock={stock} />}
              <DeliveryTerms product={product} terms={terms} />
              {guarantee && <p>{t('product.guarantee', { years: guarantee })}</p>}
            </>
          ) : (
            <NotHere product={product} />
          )}
          {isSoldHere && stock === 'none' && (
            <p className="actions">
              <Similar product={product} />
              <a href={urlTo(paths.retailer)}>{t('product.inShops')}</a>
            </p>
          )}
        </div>
        {isSoldHere &&
          (relations instanceof Promise ? (
            <Suspense>
              <LateLightSources relations={relations} bulb={bulb} addOne={addOne} />
            </Suspense>
          ) : (
            <LightSources relations={relations} bulb={bulb} addOne={addOne} />
          ))}
      </div>
    </div>
  )
}

/** On a phone what the button beside it is about, which stays in view. The page says it above. */
function Bar({ name, finish, price }: { name: string; finish: string; price: ShownPrice }) {
  const { locale } = useLanguage()
  const { amount, before, currency } = price
  return (
    <p className="product-bar" aria-hidden="true">
      {`${name} `}
      <span {...{ [uiNames.price]: amount }} {...{ [uiNames.before]: before ?? undefined }}>
        {moneyText(amount, currency, locale)}
      </span>
      <br />
      {finish}
    </p>
  )
}

/**
 * Where the product is not sold, or nothing is sent: another country, what else there is, or a
 * question. Companies get deliveries where consumers do not.
 */
function NotHere({ product }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  const { isSoldHere } = product
  return (
    <>
      <p className="purchase-sold-out">{isSoldHere ? t('product.noDelivery') : t('badge.unavailable')}</p>
      <p className="actions">
        <button
          type="button"
          className="link"
          commandfor={countryNames.drawerId}
          command="show-modal"
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

/** A link to what else there is of its kind. */
function Similar({ product: { mainCategory } }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  return (
    <a href={mainCategory ? urlTo(paths.category, mainCategory.slug) : urlTo(paths.shop)}>{t('product.similar')}</a>
  )
}

/** The law requires it near the price of a light source, with this name. */
function InformationSheet({ eprel }: { eprel: string }) {
  const { t } = useLanguage()
  return (
    <p className="soft">
      <ContentLink href={eprelUrls.sheet(eprel)}>{t('product.informationSheet')}</ContentLink>
    </p>
  )
}
