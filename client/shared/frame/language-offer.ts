import { readPageData } from '../../page-data.ts'
import * as browserNames from '../browser/names.ts'
import { storeCookie } from '../browser/storage.ts'
import { findIslandSheet } from '../island/sheet-of.ts'
import { loadSheet } from '../island/stylesheet.ts'
import { loadLanguage } from '../texts/load-language.ts'
import { isLocale, languageTag } from '../texts/locales.ts'

/**
 * Shows an offer to read this page in another language, written in that language. Declining stores
 * the current language.
 */
export async function showOffer(link: HTMLAnchorElement) {
  const wanted = link.getAttribute(browserNames.language) ?? ''
  const sheet = findIslandSheet('country/country-drawer')
  if (!isLocale(wanted) || !sheet) return
  const [{ t }] = await Promise.all([loadLanguage(wanted, 'shared/frame'), loadSheet(sheet)])
  const offer = document.createElement('aside')
  offer.className = 'language-offer floating-notice'
  offer.lang = languageTag(wanted)
  offer.ariaLabel = t('language.offer')
  const acceptLink = document.createElement('a')
  acceptLink.className = 'button button-small'
  // `take-along.ts` adds the page's query to the link.
  acceptLink.href = link.href
  acceptLink.setAttribute(browserNames.language, wanted)
  acceptLink.textContent = t('language.go')
  const declineButton = document.createElement('button')
  declineButton.className = 'button button-small button-quiet'
  declineButton.textContent = t('language.stay')
  declineButton.addEventListener('click', () => {
    const { locale } = readPageData()
    if (isLocale(locale)) storeCookie('locale', locale)
    offer.remove()
  })
  const text = document.createElement('p')
  text.textContent = t('language.offer')
  const actions = document.createElement('div')
  actions.className = 'actions'
  for (const button of [acceptLink, declineButton]) actions.appendChild(button)
  for (const part of [text, actions]) offer.appendChild(part)
  document.body.appendChild(offer)
}
