import { type Context, Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import * as paths from '#client/paths.ts'
import { LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { costRoutes } from './cost/route.tsx'
import { fitRoutes } from './fit/route.tsx'
import type { LightProduct } from './lamps/light-product.ts'
import { loadBulbs, loadLampsWithBulbs, loadLightProduct, noProducts } from './lamps/query.ts'
import { listOwnAnswers } from './own/answers.ts'
import type { Around } from './own/own-answer.ts'
import { OwnLight } from './own/own-light.tsx'
import { toolList } from './parts/tools.ts'
import { roomRoutes } from './room/route.tsx'
import { tableRoutes } from './table/route.tsx'
import { zoneRoutes } from './zones/route.tsx'

/**
 * Serves the light tools. Their input is in the query, so they work without scripts.
 */
export const lightRoutes = new Hono<AppEnv>()

lightRoutes.get(paths.light, async c => {
  const { t } = c.var.language
  const slug = new URL(c.req.url).searchParams.get('lamp') ?? ''
  const { product, around, of } = await loadOwn(c, slug)
  const head = { title: t('light.title'), description: t('light.lead'), sheet: 'light', noIndex: slug !== '' } as const
  return renderPage(c, <LightIndexPage product={product} {...around} />, head, { sources: of })
})

lightRoutes.get(paths.ownLight, async c => {
  const { product, around } = await loadOwn(c, c.req.param('slug'))
  if (!product) return c.notFound()
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={c.var.language}>
        <OwnLight product={product} {...around} />
      </LanguageContext>,
    ),
  )
})
lightRoutes.route('/', fitRoutes)
lightRoutes.route('/', roomRoutes)
lightRoutes.route('/', tableRoutes)
lightRoutes.route('/', zoneRoutes)
lightRoutes.route('/', costRoutes)

/** Loads a product, and the lamps and bulbs to check it with. An empty slug loads nothing. */
async function loadOwn(c: Context<AppEnv>, slug: string) {
  const { visit, services } = c.var
  const [found, lamps, bulbs] = await Promise.all([
    loadLightProduct(services.content, visit, slug),
    slug ? loadLampsWithBulbs(services.content, visit) : noProducts,
    slug ? loadBulbs(services.content, visit) : noProducts,
  ])
  const around = { lamps: lamps.products, bulbs: bulbs.products, currency: visit.currency }
  return { product: found.products, around, of: [found, lamps, bulbs].map(({ answer }) => answer) }
}

interface LightPageProps extends Omit<Around, 'language'> {
  /** The product that the tools' answers are about; null to list only the tools. */
  product: LightProduct | null
}

/** The list of light tools. With a product, it has each tool's answer for that product. */
function LightIndexPage({ product, ...around }: LightPageProps) {
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
