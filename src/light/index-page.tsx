import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import type { LightProduct } from './lamps/light-product.ts'
import { ownAnswers } from './own/answers.ts'
import type { Around } from './own/own-answer.ts'
import { toolList } from './parts/tools.ts'

interface LightPageProps extends Omit<Around, 'language'> {
  /** What the answers are about; null for the tools alone. */
  product: LightProduct | null
}

/** The tools, each by its question; for a product each with its answer. */
export function LightIndexPage({ product, ...around }: LightPageProps) {
  const language = useLanguage()
  const { t, urlTo } = language
  const entries = product
    ? ownAnswers(product, { ...around, language }).map(one => ({ ...one, said: one.sentence }))
    : toolList.map(({ path, title, lead }) => ({ path, title, query: '', said: t(lead) }))
  return (
    <div className="band light-tool">
      <header className="section-head">
        <h1>{t('light.title')}</h1>
        {product ? (
          <p>
            <a href={urlTo(paths.product, product.slug)}>{formatFullName(product)}</a>
          </p>
        ) : (
          <p>{t('light.lead')}</p>
        )}
      </header>
      <ol className="light-index">
        {entries.map(({ path, title, query, said }) => (
          <li key={path}>
            <h2>
              <a href={urlTo(path) + query}>{t(title)}</a>
            </h2>
            <p>{said}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
