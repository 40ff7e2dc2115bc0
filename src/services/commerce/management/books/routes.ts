import { Hono } from 'hono'
import * as v from 'valibot'
import { parseBody } from '../../http/body.ts'
import { fail } from '../../lib/outcome.ts'
import { acceptsCsv, type ManagementEnv, refuseManagement, refuseQuery, respondCsv } from '../http.ts'
import { createDocumentTable, ledgerDocumentView, loadDocuments } from './documents.ts'
import { documentListing, findPeriodFault, ledgerDays, maxDocuments, refundListing, returnedMoney } from './fields.ts'
import { loadUnreturned, recordReturned, unreturnedView } from './payments.ts'
import { createPayoutTable, loadPayouts, payoutView } from './payouts.ts'
import { listedRefundView, loadRefunds } from './refunds.ts'
import { loadRefused } from './refused.ts'
import { createLedgerTable, ledgerSumView, loadLedgerSums } from './sums.ts'

const nothingToReturn = fail(404, { payment: 'no payment whose money must be returned' })

/**
 * Routes for bookkeeping: receipts and credit notes, their sums, and payouts, as JSON or CSV
 * depending on the header `Accept`; and refunds and payments that may need an operator's attention.
 */
export const bookRoutes = new Hono<ManagementEnv>()
  .get('/documents', async c => {
    const query = v.safeParse(documentListing, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    const { limit = acceptsCsv(c) ? maxDocuments : 50, language, ...listing } = query.output
    const { documents, next } = await loadDocuments(c.var.db, { ...listing, language, limit })
    if (acceptsCsv(c)) return respondCsv(c, createDocumentTable(documents), { language, next })
    return c.json({ documents: documents.map(ledgerDocumentView), next })
  })
  .get('/ledger', async c => {
    const query = v.safeParse(ledgerDays, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    const fault = findPeriodFault(query.output)
    if (fault) return refuseManagement(c, fail(406, { to: fault }))
    const sums = await loadLedgerSums(c.var.db, query.output)
    if (acceptsCsv(c)) return respondCsv(c, createLedgerTable(sums), { language: query.output.language, next: null })
    return c.json({ sums: sums.map(ledgerSumView) })
  })
  .get('/payouts', async c => {
    const query = v.safeParse(ledgerDays, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    const fault = findPeriodFault(query.output)
    if (fault) return refuseManagement(c, fail(406, { to: fault }))
    const payouts = await loadPayouts(c.var.db, query.output)
    if (acceptsCsv(c)) return respondCsv(c, createPayoutTable(payouts), { language: query.output.language, next: null })
    return c.json({ payouts: payouts.map(payoutView) })
  })
  .get('/payments/refused', async c => c.json({ refused: await loadRefused(c.var.db, new Date()) }))
  .get('/payments/unreturned', async c => c.json({ payments: (await loadUnreturned(c.var.db)).map(unreturnedView) }))
  .post('/payments/:reference/returned', async c => {
    const body = await parseBody(c, returnedMoney)
    if (!body.ok) return refuseManagement(c, body)
    const reference = c.req.param('reference')
    if (!(await recordReturned(c.var.db, reference))) return refuseManagement(c, nothingToReturn)
    return c.json({ payment: reference })
  })
  .get('/refunds', async c => {
    const query = v.safeParse(refundListing, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    const { refunds, next } = await loadRefunds(c.var.db, query.output)
    return c.json({ refunds: refunds.map(listedRefundView), next })
  })
