import { Hono } from 'hono'
import * as v from 'valibot'
import { fail } from '../../lib/outcome.ts'
import { acceptsCsv, type ManagementEnv, refuseManagement, refuseQuery, respondCsv } from '../http.ts'
import { createDocumentTable, ledgerDocumentView, loadDocuments } from './documents.ts'
import { documentListing, findPeriodFault, ledgerDays, maxDocuments, refundListing } from './fields.ts'
import { listedRefundView, loadRefunds } from './refunds.ts'
import { createLedgerTable, ledgerSumView, loadLedgerSums } from './sums.ts'

/**
 * Routes for bookkeeping: receipts and credit notes, and their sums, as JSON or as CSV by the
 * header `Accept`; and the refunds that an operator may have to look after.
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
  .get('/refunds', async c => {
    const query = v.safeParse(refundListing, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    const { refunds, next } = await loadRefunds(c.var.db, query.output)
    return c.json({ refunds: refunds.map(listedRefundView), next })
  })
