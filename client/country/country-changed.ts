import { readPageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import { readCookie } from '../shared/browser/storage.ts'
import { formatCountryName } from '../shared/commerce/country-name.ts'
import { findIslandSheet } from '../shared/island/sheet-of.ts'
import { loadSheet } from '../shared/island/stylesheet.ts'
import { loadLanguage } from '../shared/texts/load-language.ts'

const id = 'country-changed'

/** Whether the page is becoming visible for the first time, e.g. after it was prerendered. */
const isNew = () => {
  const states = performance.getEntriesByType('visibility-state').map(({ name }) => name)
  return states.join() === 'hidden,visible'
}

/**
 * If another country was chosen since the page was loaded, shows a notice with a button to reload.
 * A page that nobody has seen yet is reloaded at once. The checkout shows no notice, because it
 * uses the country of the bag.
 */
export async function noticeOtherCountry() {
  const country = readCookie('country')
  const isCheckout = location.pathname.endsWith(paths.checkout)
  if (!country || country === readPageData().country || isCheckout) return
  if (isNew()) return location.reload()
  const sheet = findIslandSheet('country/country-drawer')
  const { locale } = readPageData()
  const [{ t }] = await Promise.all([loadLanguage(locale, 'country'), sheet && loadSheet(sheet)])
  const box = document.createElement('div')
  box.id = id
  box.className = 'floating-notice'
  box.role = 'status'
  const text = document.createElement('p')
  text.textContent = t('countries.elsewhere', { country: formatCountryName(locale, country) })
  const button = document.createElement('button')
  button.className = 'button button-small'
  button.textContent = t('countries.renew')
  button.addEventListener('click', () => location.reload())
  for (const part of [text, button]) box.appendChild(part)
  document.getElementById(id)?.remove()
  document.body.appendChild(box)
}
