import * as paths from '#client/paths.ts'
import { ProductCard } from '#client/shared/product-card/product-card.tsx'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import * as uiNames from '#client/shared/ui/names.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import * as icons from '#client/shared/ui/picture/icons.ts'
import type { ComparedFact, Comparison } from './query.ts'

/**
 * Compares products side by side, with cards above and a row for each fact below. While the
 * checkbox is checked, the stylesheet hides facts that are equal.
 */
export function ComparePage({ comparison: { products, facts } }: { comparison: Comparison }) {
  const { t } = useLanguage()
  const canDiffer = products.length > 1 && facts.some(({ isSame }) => isSame)
  return (
    <div className="band compare">
      <h1>{t('compare.title')}</h1>
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
