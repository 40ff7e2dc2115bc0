import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { noStore } from '../../shared/edge/cache.ts'
import { getSiteUrl } from '../../shared/edge/visit/site.ts'
import { paragraph, toPaperBlocks } from '../../shared/paper/blocks.ts'
import { formatPdfName } from '../../shared/paper/file-name.ts'
import { findTerms, type TermsPage } from './query.ts'

/**
 * The terms, the withdrawal instructions and the terms of the guarantees as PDF: what commerce
 * attaches to a confirmation, as the durable medium that the law requires. Drawn per request from
 * what is published now; a request that names the current version gets 304.
 */
export const terms = new Hono<AppEnv>()

terms.get(paths.termsFile, async c => {
  const { services, visit, language } = c.var
  const found = await findTerms(services.content, visit)
  if (!found) return c.notFound()
  const pages = [found.terms, found.withdrawal, found.guarantee].filter(page => page !== null)
  const { SHOP_NAME: shopName } = c.env
  const address = getSiteUrl(c) + language.urlTo(paths.terms)
  const version = await versionOf([pages, shopName, address])
  const headers = {
    // A weak ETag: each request renders the file again, with other bytes.
    ETag: `W/"${version}"`,
    ...noStore,
    Link: `<${address}>; rel="canonical"`,
  }
  if (isNamed(version, c.req.header('If-None-Match') ?? '')) return c.body(null, 304, headers)
  // 200 kB that no other page needs.
  const { drawTerms } = await import('./draw.ts')
  return c.body(await drawTerms({ pages, shopName, address, version, date: new Date() }, language), 200, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${formatPdfName(shopName, found.terms.title)}"`,
  })
})

/**
 * The terms and conditions and the terms of the guarantees, as headings, paragraphs and list items:
 * for confirmations without the PDF. Their mail contains the withdrawal instructions anyway.
 */
terms.get(paths.termsText, async c => {
  const found = await findTerms(c.var.services.content, c.var.visit)
  if (!found) return c.notFound()
  const { terms, guarantee } = found
  const blocks = [
    ...textsOf(terms),
    ...(guarantee ? [{ kind: 'heading', text: guarantee.title }, ...textsOf(guarantee)] : []),
  ]
  return c.json({ blocks }, 200, { ...noStore, 'X-Robots-Tag': 'noindex' })
})

const textsOf = ({ lead, body }: TermsPage) =>
  [...(lead ? [paragraph(lead)] : []), ...toPaperBlocks(body)].map(({ kind, spans }) => ({
    kind,
    text: spans.map(({ text }) => text).join(''),
  }))

/** Whether a list of ETags has this version's, weak or (from older responses) strong. */
const isNamed = (version: string, tags: string) =>
  tags.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${version}"`)

/** Eight hex digits that name a content. */
async function versionOf(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return new Uint8Array(digest, 0, 4).toHex()
}
