import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { noStore } from '../../shared/edge/cache.ts'
import { getSiteUrl } from '../../shared/edge/visit/site.ts'
import { paragraph, toPaperBlocks } from '../../shared/paper/blocks.ts'
import { formatPdfName } from '../../shared/paper/file-name.ts'
import { loadTermsPages, type TermsPage } from './query.ts'

/**
 * Serves the terms, the withdrawal instructions and the conditions of the guarantees as one PDF.
 * Commerce attaches it to confirmation emails, because the law requires a durable medium. It is
 * drawn from published content for each request, but a request with the current ETag gets a 304.
 */
export const termsRoutes = new Hono<AppEnv>()

termsRoutes.get(paths.termsFile, async c => {
  const { services, visit, language } = c.var
  const found = await loadTermsPages(services.content, visit)
  if (!found) return c.notFound()
  const pages = [found.terms, found.withdrawal, found.guarantee].filter(page => page !== null)
  const { SHOP_NAME: shopName } = c.env
  const address = getSiteUrl(c) + language.urlTo(paths.terms)
  const version = await hashVersion([pages, shopName, address])
  const headers = {
    // The ETag is weak, because the bytes differ each time the same version is drawn.
    ETag: `W/"${version}"`,
    ...noStore,
    Link: `<${address}>; rel="canonical"`,
  }
  if (hasVersion(version, c.req.header('If-None-Match') ?? '')) return c.body(null, 304, headers)
  // Imported on demand, because these 200 kB are only needed to draw a PDF.
  const { drawTerms } = await import('./draw.ts')
  return c.body(await drawTerms({ pages, shopName, address, version, date: new Date() }, language), 200, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${formatPdfName(shopName, found.terms.title)}"`,
  })
})

/**
 * Serves the terms and the conditions of the guarantees as headings, paragraphs and list items, for
 * confirmation emails without the PDF. These emails already contain the withdrawal instructions.
 */
termsRoutes.get(paths.termsText, async c => {
  const found = await loadTermsPages(c.var.services.content, c.var.visit)
  if (!found) return c.notFound()
  const { terms, guarantee } = found
  const blocks = [
    ...toTexts(terms),
    ...(guarantee ? [{ kind: 'heading', text: guarantee.title }, ...toTexts(guarantee)] : []),
  ]
  return c.json({ blocks }, 200, { ...noStore, 'X-Robots-Tag': 'noindex' })
})

const toTexts = ({ lead, body }: TermsPage) =>
  [...(lead ? [paragraph(lead)] : []), ...toPaperBlocks(body)].map(({ kind, spans }) => ({
    kind,
    text: spans.map(({ text }) => text).join(''),
  }))

/** Whether an `If-None-Match` header has this version's ETag, weak or strong. */
const hasVersion = (version: string, tags: string) =>
  tags.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${version}"`)

/** Eight hex digits of a hash of the content. */
async function hashVersion(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return new Uint8Array(digest, 0, 4).toHex()
}
