import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '#src/env.ts'
import { redirectToChosenLanguage } from '#src/shared/edge/visit/chosen-language.ts'

test('on a secure page only the language cookie with the `__Host-` prefix is read', async () => {
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('visit', {
      locale: 'en',
      country: '',
      market: 1,
      priceList: 65,
      currency: 'SEK',
      shipTo: true,
      terms: null,
      canBuyNow: false,
      preview: false,
    })
    return next()
  })
  app.get('/', redirectToChosenLanguage, c => c.text('English'))
  const ask = (cookie: string) => app.request('https://shop.test/', { headers: { Cookie: cookie } })
  expect((await ask('__Host-locale=sv')).status).toBe(302)
  expect((await ask('locale=sv')).status).toBe(200)
})
