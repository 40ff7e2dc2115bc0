import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import * as uiNames from '#client/shared/ui/names.ts'
import { findSmallFile } from '#client/shared/ui/picture/picture.tsx'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import { Price } from '#client/shared/ui/product/price.tsx'
import type { Family } from './query.ts'

/** A table with all products of a family, to compare their measures. */
export function FamilyPage({ family: { name, facts, articles } }: { family: Family }) {
  const { t } = useLanguage()
  return (
    <div className="band compare">
      <h1>{t('family.title', { name })}</h1>
      <p className="soft">{t('family.count', { count: articles.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones. */}
      <section className="compare-scroll" tabIndex={0} aria-label={t('family.title', { name })}>
        <table className="family-table">
          <thead>
            <tr>
              <th scope="col">{t('family.article')}</th>
              <th scope="col">{t('family.price')}</th>
              {facts.map(fact => (
                <th key={fact} scope="col">
                  {fact}
                </th>
              ))}
              <th scope="col">{t('product.downloads')}</th>
            </tr>
          </thead>
          <tbody>
            {articles.map(article => (
              <Article key={article.product.id} article={article} facts={facts} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Article({ article: { product, values }, facts }: { article: Family['articles'][number]; facts: string[] }) {
  const { t, urlTo } = useLanguage()
  const { id, slug, name, finish, picture, price, energy } = product
  return (
    <tr {...{ [uiNames.product]: id }}>
      <th scope="row">
        <a href={urlTo(paths.product, slug)}>
          {picture && <img src={findSmallFile(picture.unlit, 128)} width={64} height={80} alt="" loading="lazy" />}
          <span>
            {name} <span className="soft">{finish}</span>
          </span>
        </a>
      </th>
      <td>{price && <Price price={price}>{energy && <EnergyArrow letter={energy} slug={slug} />}</Price>}</td>
      {facts.map((fact, at) => (
        <td key={fact}>{values[at] ?? '–'}</td>
      ))}
      <td>
        <a href={urlTo(paths.dataSheet, slug)} aria-label={t('family.dataSheet', { name: `${name} ${finish}`.trim() })}>
          PDF
        </a>
      </td>
    </tr>
  )
}
