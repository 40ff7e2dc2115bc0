import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { FactsTableRow } from '#client/shared/ui/text/facts-table-row.tsx'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { EnergyLabel } from './label.tsx'
import { type LabelledProduct, loadLabelledProduct } from './query.ts'

/** Serves the energy label that energy arrows link to, as a page so that it needs no scripts. */
export const energyLabelRoutes = new Hono<AppEnv>()

energyLabelRoutes.get(paths.energyLabel, async c => {
  const { services, visit, language } = c.var
  const product = await loadLabelledProduct(services.content, visit, c.req.param('slug'))
  if (!product) return c.notFound()
  return renderPage(c, <EnergyLabelPage product={product} />, {
    title: `${language.t('label.title')}: ${formatFullName(product)}`,
    noIndex: true,
    sheet: 'editorial',
  })
})

/** A light source's energy label, the label's content as text, and a link to the product. */
export function EnergyLabelPage({ product }: { product: LabelledProduct }) {
  const { t, urlTo } = useLanguage()
  const { slug, label, sheet } = product
  const { supplier, model, energy, consumption } = label
  return (
    <article className="band energy-label">
      <EnergyLabel label={label} title={t('label.drawing', { letter: energy, name: `${supplier} ${model}` })} />
      <div>
        <h1>{t('label.title')}</h1>
        <p>{formatFullName(product)}</p>
        <dl className="facts-table">
          <FactsTableRow name={t('label.supplier')} value={supplier} />
          <FactsTableRow name={t('label.model')} value={model} />
          <FactsTableRow name={t('label.class')} value={t('label.onScale', { letter: energy })} />
          {consumption !== null && (
            <FactsTableRow name={t('label.consumption')} value={t('label.kilowattHours', { count: consumption })} />
          )}
        </dl>
        <p className="actions">
          <a className="button" href={urlTo(paths.product, slug)}>
            {t('label.back')}
          </a>
          {sheet && (
            <ContentLink className="link" href={sheet}>
              {t('product.informationSheet')}
            </ContentLink>
          )}
        </p>
      </div>
    </article>
  )
}
