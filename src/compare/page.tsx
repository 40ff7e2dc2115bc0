import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { ProductCard } from '#client/shared/product-card/product-card.tsx'
import { formatNumber } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import * as uiNames from '#client/shared/ui/names.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import * as icons from '#client/shared/ui/picture/icons.ts'
import { Popular } from '../shared/document/list/popular.tsx'
import { ShortPage } from '../shared/document/short-page.tsx'
import type { ComparedFact, Comparison } from './query.ts'

/**
 * Compares products side by side, with cards above and a row for each fact below. While the
 * checkbox is checked, the stylesheet hides facts that are equal.
 */
export function ComparePage({ comparison: { products, scale, facts } }: { comparison: Comparison }) {
  const { t } = useLanguage()
  const canDiffer = products.length > 1 && facts.some(({ isSame }) => isSame)
  return (
    <div className="band compare">
      <h1>{t('compare.title')}</h1>
      {products.length === 1 && <Alone />}
      {canDiffer && (
        <label className="choice">
          <input type="checkbox" autoComplete="off" />
          <span className="choice-name">{t('compare.differences')}</span>
        </label>
      )}
      <section
        className="compare-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones.
        tabIndex={0}
        aria-label={t('compare.title')}
        {...{ [uiNames.lampsOn]: t('product.lampsOn') }}
      >
        <table className="compare-table">
          <thead>
            <tr>
              <td />
              {products.map(product => (
                <th key={product.id} scope="col">
                  <div className="product-card lit-by" {...{ [uiNames.product]: product.id }}>
                    <ProductCard product={product} level="h2" priority />
                  </div>
                  <Remove product={product} products={products} />
                </th>
              ))}
            </tr>
            {scale && <Scale {...scale} />}
          </thead>
          <tbody>
            {facts.map(fact => (
              <Fact key={fact.slug} fact={fact} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** A row of drawings at one scale, with the products' sizes in words. */
function Scale({ step, drawings }: NonNullable<Comparison['scale']>) {
  const { t, urlTo, locale } = useLanguage()
  const inCm = (mm: number) => `${formatNumber(mm / 10, locale, 1)}\u00a0cm`
  return (
    <tr className="compare-scale">
      <th scope="row">
        {t('compare.scale')}
        <span>{t('compare.lines', { distance: inCm(step) })}</span>
      </th>
      {drawings.map((drawing, index) => {
        const size = drawing && t('compare.size', { height: inCm(drawing.height), width: inCm(drawing.width) })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id.
          <td key={index}>
            {drawing && <img src={urlTo(paths.wallDrawing, drawing.file)} width={400} height={500} alt="" />}
            <p>{drawing?.hasOtherSizes ? t('compare.largestSize', { size: size ?? '' }) : (size ?? '–')}</p>
          </td>
        )
      })}
    </tr>
  )
}

function Fact({ fact: { name, values, isSame } }: { fact: ComparedFact }) {
  return (
    <tr className={isSame ? 'compare-same' : undefined}>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id.
        <td key={index}>{value ?? '–'}</td>
      ))}
    </tr>
  )
}

type Removed = Comparison['products'][number]

/** A link that removes this product from the comparison. Renders nothing for the only product. */
function Remove({ product, products }: { product: Removed; products: Removed[] }) {
  const { t, urlTo } = useLanguage()
  const rest = products.filter(({ id }) => id !== product.id).map(({ id }) => id)
  if (rest.length === 0) return null
  const name = `${product.name} ${product.finish}`.trim()
  return (
    <a className="link compare-remove" href={urlTo(paths.compare, rest)} aria-label={t('listing.remove', { name })}>
      <Icon path={icons.close} small />
      {t('bag.remove')}
    </a>
  )
}

/** Says how to add another product to a comparison. */
function Alone() {
  const { t, urlTo } = useLanguage()
  return (
    <>
      <p className="compare-alone">{t('compare.alone')}</p>
      <a className="link" href={urlTo(paths.favorites)}>
        {t('favorites.toOwn')}
      </a>
    </>
  )
}

interface NothingComparedPageProps {
  /** Whether the address names products, of which none is sold here. */
  isGone: boolean
  popular: Promise<ProductSummary[]>
}

/** The page of a comparison without products. It explains how to compare. */
export function NothingComparedPage({ isGone, popular }: NothingComparedPageProps) {
  const { t, urlTo } = useLanguage()
  const text = `${t(isGone ? 'compare.gone' : 'compare.none')} ${t('compare.how')}`
  return (
    <>
      <ShortPage title={t('compare.title')} text={text}>
        <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
        <a className="link" href={urlTo(paths.favorites)}>
          {t('favorites.toOwn')}
        </a>
      </ShortPage>
      <Popular products={popular} />
    </>
  )
}
