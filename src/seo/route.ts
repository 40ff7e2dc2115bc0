import { Hono } from 'hono'
import { languageTag } from '#client/i18n/locales.ts'
import type { AppEnv } from '../env.ts'
import { globalContent } from '../frame/render.tsx'

/** What machines read about the shop. */
export const seo = new Hono<AppEnv>()

seo.get('/manifest.webmanifest', async c => {
  const { visit, language } = c.var
  const { config } = await globalContent(c)
  const manifest = {
    name: config.shopName,
    description: config.seoData.description,
    lang: languageTag(visit.locale),
    start_url: language.urls.home(),
    display: 'browser',
    background_color: '#f8f5f0',
    theme_color: '#f8f5f0',
    icons: [192, 512].map(size => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  }
  return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
})
