import { noStore } from '../shared/edge/cache.ts'
import { formatPdfName } from '../shared/paper/file-name.ts'

/**
 * Creates the headers of a PDF about an order, which only the visitor may see. `name` contains the
 * parts of the PDF's file name.
 */
export const createPdfHeaders = (...name: string[]) => ({
  ...noStore,
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${formatPdfName(...name)}"`,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
})
