import * as paths from '../paths.ts'
import type { UrlTo } from '../urls.ts'

/** Where an order is withdrawn from, which is known there by its reference. */
export const withdrawUrl = (urlTo: UrlTo, order = '') =>
  urlTo(paths.withdraw) + (order && `?order=${encodeURIComponent(order)}`)
