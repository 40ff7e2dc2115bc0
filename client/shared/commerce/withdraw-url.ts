import * as paths from '../../paths.ts'
import type { UrlTo } from '../../urls.ts'

/** The address of the withdrawal form for an order's reference. */
export const withdrawUrl = (urlTo: UrlTo, order = '') =>
  urlTo(paths.withdraw) + (order && `?order=${encodeURIComponent(order)}`)
