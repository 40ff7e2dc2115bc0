import { type Context, Hono } from 'hono'
import { defaultLocale, isLocale } from '#client/i18n/locales.ts'
import * as paths from '#client/paths.ts'
import { noStore } from '../../edge/cache.ts'
import { languages } from '../../edge/visit/languages.ts'
import { siteOf } from '../../edge/visit/site.ts'
import type { AppEnv } from '../../env.ts'
import { fileName } from '../../paper/file-name.ts'
import { findDocument, type ReceiptDocument } from './query.ts'

/** An order's receipt and credit notes as PDF, for anyone with its link; in its own language. */
export const receipt = new Hono<AppEnv>()

receipt.get(paths.receipt, async c => answer(c, await findDocument(c.var.services.commerce, c.req.param('reference'))))

receipt.get(paths.creditNote, async c => {
  const { reference, file } = c.req.param()
  return answer(c, await findDocument(c.var.services.commerce, reference, file.replace('.pdf', '')))
})

async function answer(c: Context<AppEnv>, document: ReceiptDocument | null) {
  if (!document) return c.notFound()
  const seller = sellerOf(c, document)
  const language = languages[isLocale(document.language) ? document.language : defaultLocale]
  const title = language.t(document.kind === 'receipt' ? 'receipt.title' : 'receipt.credit')
  // 200 kB that no other page needs.
  const { drawReceipt } = await import('./draw.ts')
  return c.body(await drawReceipt(document, seller, language), 200, {
    ...noStore,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${fileName(seller.name, title, document.number)}"`,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
}

/** As it was when the document was issued; of a platform that does not say, as the settings say. */
function sellerOf(c: Context<AppEnv>, { seller }: ReceiptDocument) {
  const { SHOP_NAME: name, RETURN_ADDRESS: address, CONTACT_EMAIL: email, SELLER_VAT: vatNumber } = c.env
  return { ...(seller.name ? seller : { name, address, email, vatNumber }), site: siteOf(c) }
}
