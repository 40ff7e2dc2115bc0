import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import type { LightProduct } from './lamps/light-product.ts'
import { listOwnAnswers } from './own/answers.ts'
import type { Around } from './own/own-answer.ts'
import { toolList } from './parts/tools.ts'

interface LightPageProps extends Omit<Around, 'language'> {
  /** The product that the answers are about; null for a list of the tools only. */
  product: LightProduct | null
}

/** The list of light tools; with a product, the answer of each tool for it. */
export function LightIndexPage({ product, ...around }: LightPageProps) {
  const language = useLanguage()
  const { t, urlTo } = language
  const entries = product
    ? listOwnAnswers(product, { ...around, language })
    : toolList.map(({ path, title, lead }) => ({ path, title, query: '', sentence: t(lead) }))
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
        {entries.map(({ path, title, query, sentence }) => (
          <li key={path}>
            <h2>
              <a href={urlTo(path) + query}>{t(title)}</a>
            </h2>
            <p>{sentence}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
