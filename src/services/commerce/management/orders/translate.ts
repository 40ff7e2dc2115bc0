import { arrivalView } from '../../delivery/arrival.ts'
import { isLanguage } from '../../lib/languages.ts'
import type { Order } from '../../orders/storage.ts'
import type { PaymentMethod } from '../../selection/state.ts'
import { orderedTakeBackView } from '../../selection/take-back.ts'
import { loadOrderNames, renamePurchase } from './names.ts'

/**
 * Returns the fields of an order that have texts, in another language than the buyer's. Empty for
 * the buyer's own language, in which the order keeps the names that it was sold with, and for texts
 * that are no language of the shop.
 */
export async function translatePurchase(
  db: D1Database,
  order: Order,
  language: string | undefined,
  providers: PaymentMethod[],
) {
  if (!isLanguage(language) || language === order.snapshot.language) return {}
  return {
    ...renamePurchase(order, await loadOrderNames(db, [order], language, providers)),
    delivery: arrivalView(order.snapshot.arrival, language),
    takeBack: orderedTakeBackView(order.snapshot.purchase, language),
  }
}
