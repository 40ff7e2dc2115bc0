import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'
import type { LightProduct } from './lamps/light-product.ts'
import { ownAnswer } from './own-answers.ts'
import { toolList } from './parts/tools.ts'

interface LightPageProps {
  /** What the answers are about; null for the tools alone. */
  product: LightProduct | null
  lamps: LightProduct[]
  bulbs: LightProduct[]
  currency: string
}

/** The tools, each by its question; for a product each with its answer. */
export function LightPage({ product, ...around }: LightPageProps) {
  const language = useLanguage()
  const { t, urlTo } = language
  return (
    <div className="band light-tool">
      <header className="section-head">
        <h1>{t('light.title')}</h1>
        {product ? (
          <p>
            <a href={urlTo(paths.product, product.slug)}>{`${product.name}, ${product.finish}`}</a>
          </p>
        ) : (
          <p>{t('light.lead')}</p>
        )}
      </header>
      <ol className="light-index">
        {toolList.map(({ path, title, lead }) => {
          const own = product && ownAnswer(path, product, { ...around, language })
          if (product && !own) return null
          return (
            <li key={path}>
              <h2>
                <a href={`${urlTo(path)}${own?.query ?? ''}`}>{t(title)}</a>
              </h2>
              <p>{own ? own.sentence : t(lead)}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
