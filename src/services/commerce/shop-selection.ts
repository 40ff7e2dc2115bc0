import { readMerchant } from './lib/merchant.ts'
import { endReservations } from './payments/close.ts'
import { providersOf } from './providers.ts'
import { SelectionObject } from './selection/sessions/object.ts'

/** The selections of a shop, with its payment providers. */
export class ShopSelection extends SelectionObject {
  protected override endReservations(selection: string) {
    const { env } = this
    return endReservations({ db: env.COMMERCE_DB, providers: providersOf(env), merchant: readMerchant(env) }, selection)
  }
}
