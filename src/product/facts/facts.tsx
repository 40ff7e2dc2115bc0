import { type ReactNode, Suspense } from 'react'
import * as paths from '#client/paths.ts'
import { Stock } from '#client/product/stock.tsx'
import { formatDates } from '#client/shared/commerce/delivery/dates.ts'
import { isDueAnywhere } from '#client/shared/law/duties.ts'
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
import { GuaranteeLabelLink } from '../../shared/guarantees/label-link.tsx'
import { NoticeLink } from '../../shared/guarantees/notice-link.tsx'
import { useMarks } from '../../shared/preview/marks.ts'
import { formatKeyFacts } from '../key-facts.ts'
import type { Product } from '../product.ts'
import { LateLightSources, LightSources } from '../related/light-sources.tsx'
import type { Relations } from '../related/relations.ts'
import { getDeliveryCost, getDeliveryDates, getDeliveryDays } from './delivery-days.ts'
import { Finishes } from './finishes.tsx'
import { NotSoldHere, Similar } from './not-here.tsx'

export interface FactsProps {
  product: Product
  /** Related products: a promise while they load, which never rejects; null if that has failed. */
  relations: Relations | null | Promise<Relations | null>
  /** Whether the shop delivers to the visitor's country. */
  shipTo: boolean
  /** The form that adds the product to the bag. It is hidden if the product is not sold here. */
  purchase: ReactNode
  terms: Terms | null
  /** Years of the legal guarantee in the visitor's country (`formatLegalGuarantee`), or a slot. */
  legalGuarantee: string
  /** The ISO code of the visitor's country, or a slot. */
  country: string
}

/** The part beside the pictures, with name, price, the form to buy, and bulbs that fit. */
export function ProductFacts({ product, relations, shipTo, purchase, terms, legalGuarantee, country }: FactsProps) {
  const language = useLanguage()
  const { t, urlTo } = language
  const { name, finish, designer, lead, price, stock, isSoldHere, energy, guarantee } = product
  const facts = formatKeyFacts(product.keyFacts, language)
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
                {/* A badge already says if the product is sold out. */}
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
              <NotSoldHere product={product} />
            )}
            {isSoldHere && <GuaranteeLabelLink {...product} />}
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
              <LateLightSources relations={relations} {...product} />
            </Suspense>
          ) : (
            <LightSources relations={relations} {...product} />
          ))}
      </div>
    </div>
  )
}

/**
 * On phones, the bar that stays at the bottom of the screen, with name and price beside the button
 * to buy.
 */
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

/** The link that Regulation (EU) 2017/1369 requires near the price of a light source. */
function InformationSheet({ eprel }: { eprel: string }) {
  const { t } = useLanguage()
  return (
    <p className="soft">
      <ContentLink href={eprelUrls.sheet(eprel)}>{t('product.informationSheet')}</ContentLink>
    </p>
  )
}

/**
 * The cost of delivery to the visitor's country, the delivery dates (or the number of days), and
 * the number of days to return the purchase. If the terms are unknown, shows a general sentence.
 */
function DeliveryTerms({ product, terms }: { product: Product; terms: Terms | null }) {
  const { price, prepareDays } = product
  const { t, locale } = useLanguage()
  if (!terms || !price) return <p className="soft">{t('product.delivery')}</p>
  const { delivery, returnDays } = terms
  const days = delivery && getDeliveryDays(delivery, product)?.total
  const dates = delivery && getDeliveryDates(delivery, product)
  const money = (amount: number) => formatAmount(amount, price.currency, locale)
  const isFree = delivery && getDeliveryCost(delivery, price.amount) === 0
  return (
    <>
      {prepareDays > 0 && <p>{t('product.madeToOrder', { days: prepareDays })}</p>}
      {delivery && (
        <p>
          {[
            isFree ? t('product.freeDelivery') : t('product.deliveryCost', { cost: money(delivery.cost) }),
            days &&
              (dates ? `, ${formatDates(dates, locale)}` : t('product.deliveryDays', { from: days.from, to: days.to })),
            !isFree && delivery.freeFrom !== null && t('product.freeFrom', { amount: money(delivery.freeFrom) }),
          ]
            .filter(Boolean)
            .join('')}
        </p>
      )}
      {returnDays && <p>{t('product.returns', { days: returnDays })}</p>}
    </>
  )
}

/** Whether the buyer pays the tax that the price includes. If not, the bag deducts the tax. */
function isTaxIncluded({ hasTax, charged }: Terms, { amount }: ShownPrice): boolean {
  return hasTax && (charged?.highestPriceAsNumber == null || amount <= charged.highestPriceAsNumber)
}

/**
 * For buyers outside the VAT area: says whether tax is deducted, and what the buyer pays on arrival
 * (Directive 2011/83/EU, article 6(1)(e)). Renders nothing inside the area, or if this is unknown.
 */
function TaxNote({ price, terms }: { price: ShownPrice; terms: Terms }) {
  const { t, locale } = useLanguage()
  const { due, charged } = terms
  if (!due || !isDueAnywhere('tax-on-arrival')) return null
  const deducted = `${t('product.taxDeducted')} ${t(`product.due.${due}`)}`
  if (!isTaxIncluded(terms, price)) return <p className="soft">{deducted}</p>
  if (charged?.per !== 'consignment') return <p className="soft">{t('product.due.none')}</p>
  const amount = formatAmount(charged.amountAsNumber ?? 0, charged.currency, locale)
  return (
    <p className="soft">
      {t('product.due.upTo', { amount })} {deducted}
    </p>
  )
}
