import * as paths from '../../paths.ts'
import type { UrlTo } from '../../urls.ts'

/** The address of the withdrawal form, filled in with an order's reference if there is one. */
export const buildWithdrawUrl = (urlTo: UrlTo, order = '') =>
  urlTo(paths.withdraw) + (order && `?order=${encodeURIComponent(order)}`)
