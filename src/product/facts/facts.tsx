import { type ReactNode, Suspense } from 'react'
import * as paths from '#client/paths.ts'
import { Stock } from '#client/product/stock.tsx'
import { formatAmount } from '#client/shared/money/money.ts'
import type { ShownPrice } from '#client/shared/money/price.ts'
import * as productNames from '#client/shared/names/product.ts'
import { Badges } from '#client/shared/product-card/product-card.tsx'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import * as uiNames from '#client/shared/ui/names.ts'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import { HeartButton } from '#client/shared/ui/product/heart-button.tsx'
import { Price } from '#client/shared/ui/product/price.tsx'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import { eprelUrls } from '../../shared/content/shapes/energy.ts'
import type { Terms } from '../../shared/edge/visit/terms.ts'
import { LabelLink } from '../../shared/guarantees/label-link.tsx'
import { NoticeLink } from '../../shared/guarantees/notice-link.tsx'
import { useMarks } from '../../shared/preview/marks.ts'
import { keyFacts } from '../key-facts.ts'
import type { Product } from '../product.ts'
import { LateLightSources, LightSources } from '../related/light-sources.tsx'
import type { Relations } from '../related/relations.ts'
import { DeliveryTerms } from './delivery-terms.tsx'
import { Finishes } from './finishes.tsx'
import { NotHere, Similar } from './not-here.tsx'
import { isTaxIncluded, TaxNote } from './tax-note.tsx'

export interface FactsProps {
  product: Product
  /** A promise while they are still loading. It never rejects; null when they are not available. */
  relations: Relations | null | Promise<Relations | null>
  /** Whether the shop delivers to the visitor's country. */
  shipTo: boolean
  /** The form that adds it to the bag. Left out where it is not sold. */
  purchase: ReactNode
  terms: Terms | null
  /** Years of the legal guarantee in the visitor's country; may be a slot. */
  legalGuarantee: string
  /** The visitor's; may be a slot. */
  country: string
}

/** Beside the pictures: name, price, what is needed to buy it, and which bulbs it takes. */
export function ProductFacts({ product, relations, shipTo, purchase, terms, legalGuarantee, country }: FactsProps) {
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
            {terms && isTaxIncluded(terms, price) && <small>{` ${t('product.taxIncluded')}`}</small>}
          </Price>
        )}
        {price && isSoldHere && terms && <TaxNote price={price} terms={terms} />}
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
        {isSoldHere && price && <Bar {...{ name, finish, price }} />}
        <div {...{ [uiNames.stock]: isSoldHere ? stock : undefined }}>
          {isSoldHere && purchase}
          {isSoldHere && stock === 'none' && (
            <p className="purchase">
              <a className="button" href={`#${uiNames.notifyId}`}>
                {t('notify.title')}
              </a>
            </p>
          )}
          <div className="product-lines">
            {isSoldHere && shipTo ? (
              <>
                {/* The badge says that it is sold out. */}
                {stock !== 'none' && <Stock stock={stock} />}
                <DeliveryTerms product={product} terms={terms} />
                {guarantee && (
                  <p
                    {...{
                      [productNames.guaranteeYears]: guarantee,
                      [productNames.legalGuaranteeYears]: legalGuarantee,
                    }}
                  >
                    <a href={urlTo(paths.guaranteeTerms)}>{t('product.guarantee', { years: guarantee })}</a>
                  </p>
                )}
              </>
            ) : (
              <NotHere product={product} />
            )}
            {isSoldHere && <LabelLink {...product} />}
            {isSoldHere && <NoticeLink country={country} />}
            {isSoldHere && stock === 'none' && (
              <p className="actions">
                <Similar product={product} />
                <a href={urlTo(paths.retailer)}>{t('product.inShops')}</a>
              </p>
            )}
          </div>
        </div>
        {isSoldHere &&
          (relations instanceof Promise ? (
            <Suspense>
              <LateLightSources relations={relations} bulb={bulb} />
            </Suspense>
          ) : (
            <LightSources relations={relations} bulb={bulb} />
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
        {formatAmount(amount, currency, locale)}
      </span>
      <br />
      {finish}
    </p>
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
