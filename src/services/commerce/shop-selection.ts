import { readMerchant } from './lib/merchant.ts'
import { endReservations } from './payments/close.ts'
import { listProviders } from './providers.ts'
import { SelectionObject } from './selection/sessions/object.ts'

/** The Durable Object of a selection, which can also close payments at the shop's providers. */
export class ShopSelection extends SelectionObject {
  protected override endReservations(selection: string) {
    const { env } = this
    return endReservations(
      { db: env.COMMERCE_DB, providers: listProviders(env), merchant: readMerchant(env) },
      selection,
    )
  }
}
