import type { MiddlewareHandler } from 'hono'
import { previewDay } from '#client/api-paths.ts'
import * as paths from '#client/paths.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import type { AppEnv } from '../env.ts'
import { ShortPage } from '../shared/document/short-page.tsx'
import { renderPage } from '../shared/frame/render.tsx'
import { formatAsOf } from '../shared/preview/as-of.ts'

/**
 * Replaces the checkout while a preview shows another day, because an order would have today's
 * prices instead of those that the editor sees.
 */
export const replaceCheckout: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { visit, language } = c.var
  if (!visit.asOf) return next()
  const { t, urlTo } = language
  const page = (
    <ShortPage
      title={t('preview.noOrders')}
      text={t('preview.noOrdersText', { time: formatAsOf(visit.asOf, language) })}
    >
      <form method="post" action={previewDay}>
        <input type="hidden" name="path" value={urlTo(paths.checkout)} />
        <Button type="submit">{t('preview.today')}</Button>
      </form>
    </ShortPage>
  )
  return renderPage(c, page, { title: t('preview.noOrders'), sheet: 'errors', noIndex: true })
}
