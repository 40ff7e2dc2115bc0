import * as browserNames from '../browser/names.ts'

/** Offers the page in the shop's other language if the browser prefers that language. */
export async function offerLanguage() {
  const link = document.querySelector<HTMLAnchorElement>(`a[${browserNames.language}]`)
  const languages = [document.documentElement.lang.slice(0, 2), link?.getAttribute(browserNames.language)]
  const wanted = navigator.languages.map(tag => tag.slice(0, 2)).find(tag => languages.includes(tag))
  if (!link || wanted !== link.getAttribute(browserNames.language)) return
  const { showOffer } = await import('./language-offer.ts')
  await showOffer(link)
}
