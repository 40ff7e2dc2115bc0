import type { en, sv } from '../../test/support/texts.ts'
import type { EnginePage } from './page.ts'
import { waitFor } from './wait.ts'

export interface Walk {
  /** The shop's address. */
  url: string
  /** The beginning of every path: the prefix of the language in which the walk reads the shop. */
  prefix: '' | '/sv'
  words: typeof en | typeof sv
}

const lamp = '/product/murla-portable-brass'

/** The steps of the walk. Each step begins on the page where the previous one ended. */
export const steps: Record<string, (page: EnginePage, walk: Walk) => Promise<unknown>> = {
  'puts a lamp into the bag': async (page, { url, prefix, words }) => {
    await page.engine.go(`${url}${prefix}/news`)
    const cookies = `() => { for (const one of ['country=SE', 'locale=${prefix ? 'sv' : 'en'}']) document.cookie = one + ';path=/' }`
    await page.engine.call(cookies)
    await page.engine.go(`${url}${prefix}${lamp}`)
    await page.press('main button', words.bag.add)
    await page.waitForText('[data-bag-count]', '1')
  },

  'chooses another country, and sees its prices at once': async (page, { prefix, words }) => {
    await changeCountry(page, words, prefix ? 'Tyskland' : 'Germany', 'EUR')
    await changeCountry(page, words, prefix ? 'Sverige' : 'Sweden', 'SEK')
  },

  'opens a list of links in the menu': async (page, { url, prefix, words }) => {
    await page.engine.go(`${url}${prefix}/news`)
    const isNarrow = await page.engine.call(`() => innerWidth < 1024`)
    if (isNarrow) await page.press('header button', words.frame.menu)
    else await page.press('header nav button', prefix ? 'Belysning' : 'Lighting')
    await page.press('.menu a', prefix ? 'Bordslampor' : 'Table lamps')
    await page.waitForPath(/\/category\/shop\/table$/)
  },

  'presses Back once to leave a page that was opened from a drawer': async (page, { url, prefix, words }) => {
    await page.engine.go(`${url}${prefix}/news`)
    await page.engine.go(`${url}${prefix}/designers`)
    await page.press('header button', words.frame.bag)
    await page.press(':popover-open .bag-line a')
    await page.waitForPath(/\/product\//)
    await page.engine.back()
    await page.waitForPath(/\/designers$/)
    await waitFor(
      'The history still has the entry of a closed drawer',
      () => page.engine.call('() => history.state?.drawer ?? null'),
      state => !state,
    )
    await page.engine.back()
    await page.waitForPath(/\/news$/)
  },

  'pays for an order': async (page, { words }) => {
    const { checkout, field } = words
    await page.press('header button', words.frame.bag)
    await page.press(':popover-open a', words.bag.checkout)
    await page.waitForPath(/\/checkout$/)
    await page.fill(checkout.email, 'elsa@example.com')
    await page.fill(field.firstName, 'Elsa')
    await page.fill(field.lastName, 'Åkerström')
    await page.fill(checkout.street, 'Storgatan 1')
    await page.fill(checkout.zipCode, '111 22')
    await page.fill(checkout.city, 'Stockholm')
    await page.press('input[type=checkbox]', checkout.acceptTerms)
    await page.press('form.checkout-parts button[type=submit]', checkout.pay.split(' ')[0])
    await page.waitForPath(/\/__pay\//)
    await page.press('button[value=pay]')
    await page.waitForText('h1', checkout.thankYou)
  },

  'logs in as an editor': async (page, { url, prefix, words }) => {
    await page.engine.go(`${url}${prefix}/editing`)
    await page.press('main button', words.editors.localLogin)
    await waitFor(
      'There is no preview',
      () => page.engine.call(`() => Boolean(document.querySelector('preview-bar'))`),
      Boolean,
    )
  },
}

async function changeCountry(page: EnginePage, words: Walk['words'], name: string, currency: string) {
  await page.press('footer button', words.country.title)
  await page.press(':popover-open .countries-list button', name)
  await page.press(':popover-open .country-changes button', words.countries.go.split(' {{')[0])
  await page.waitForText('footer .place', currency)
  await page.waitForText('[data-bag-count]', '1')
  const shown = currency === 'EUR' ? /€/ : /SEK|kr/
  const isShown = (text: string) => shown.test(text)
  await waitFor(`The page has no price in ${currency}`, () => page.text('main'), isShown)
  await page.press('header button', words.frame.bag)
  await waitFor(`The bag has no price in ${currency}`, () => page.text('.bag-line'), isShown)
  await page.press(':popover-open button', words.frame.close)
}
