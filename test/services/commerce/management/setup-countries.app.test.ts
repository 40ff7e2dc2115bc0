import { beforeAll, expect, test } from 'vitest'
import { recordsAt } from '../../../support/answer.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const manage = (method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, {
    Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
  })

test('a setup with an invalid country code is refused, and the error names the field', async () => {
  const setup = (await manage('GET', 'setup')).body
  for (const list of ['countries', 'territories', 'pickupPoints', 'zipPlaces']) {
    const stored = recordsAt(setup, list)
    for (const country of ['XX', 'ZZ', 'QQ', 'EU']) {
      const rows = [...stored, { ...stored[0], country }]
      const { status, body } = await manage('PUT', 'setup', { ...setup, [list]: rows })
      expect(status, `${list} ${country}`).toBe(406)
      expect(body.errors, `${list} ${country}`).toMatchObject({
        [`${list}.${rows.length - 1}.country`]: 'must be a country code from ISO 3166-1',
      })
    }
  }
  expect((await manage('GET', 'setup')).body).toEqual(setup)
})
