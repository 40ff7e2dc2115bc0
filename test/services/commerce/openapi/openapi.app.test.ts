import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { serverTokens } from '../../../support/operator-tokens.ts'
import { createShopper } from '../shopper.ts'
import { buy } from './buyers.ts'
import { beCustomer, keepAddresses, ownAccount, subscribe } from './customers.ts'
import { checkAnswers } from './description.ts'
import { operateShop } from './operators.ts'
import { browse, choose } from './visitors.ts'
import type { World } from './walk.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(serverTokens)
})

test('every call of the checkout and management interfaces returns what docs/api describes', async () => {
  const { get, unused } = checkAnswers(shop.get)
  const world: World = { shop, get, person: headers => createShopper({ get }, headers) }
  for (const part of [choose, browse, buy, beCustomer, keepAddresses, ownAccount, subscribe, operateShop])
    await part(world)
  expect(unused()).toEqual([])
})
