import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { defaultLocale, isLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../env.ts'
import { languages } from '../../shared/edge/visit/languages.ts'
import { getSiteUrl } from '../../shared/edge/visit/site.ts'
import { readOrderKey } from '../order-key.ts'
import { createPdfHeaders } from '../pdf-headers.ts'
import { isOrder, loadReceiptDocument, type ReceiptDocument } from './query.ts'

/** Serves receipts and credit notes as PDF in the order's language to anyone with the link. */
export const receiptRoutes = new Hono<AppEnv>()

// The receipt exists once the payment is captured. Until then, the address redirects to the order.
receiptRoutes.get(paths.receipt, async c => {
  const reference = c.req.param('reference')
  const { commerce } = c.var.services
  const query = readOrderKey(c.req.url)
  const document = await loadReceiptDocument(commerce, { reference, query })
  if (document) return answer(c, document)
  return (await isOrder(commerce, reference))
    ? c.redirect(c.var.language.urlTo(paths.order, reference) + query)
    : c.notFound()
})

receiptRoutes.get(paths.creditNote, async c => {
  const { reference, file } = c.req.param()
  const link = { reference, creditNote: file.replace('.pdf', ''), query: readOrderKey(c.req.url) }
  const document = await loadReceiptDocument(c.var.services.commerce, link)
  return document ? answer(c, document) : c.notFound()
})

async function answer(c: Context<AppEnv>, document: ReceiptDocument) {
  const seller = getSeller(c, document)
  const language = languages[isLocale(document.language) ? document.language : defaultLocale]
  const title = language.t(document.kind === 'receipt' ? 'receipt.title' : 'receipt.credit')
  // Imported on demand, because these 200 kB are only needed to draw a PDF.
  const { drawReceipt } = await import('./draw.ts')
  return c.body(
    await drawReceipt(document, seller, language),
    200,
    createPdfHeaders(seller.name, title, document.number),
  )
}

/** Returns the seller on the document, or from the settings if the platform does not send it. */
function getSeller(c: Context<AppEnv>, { seller }: ReceiptDocument) {
  const { SHOP_NAME: name, RETURN_ADDRESS: address, CONTACT_EMAIL: email, SELLER_VAT: vatNumber } = c.env
  return { ...(seller.name ? seller : { name, address, email, vatNumber }), site: getSiteUrl(c) }
}
