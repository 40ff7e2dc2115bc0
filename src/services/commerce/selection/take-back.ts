import { isDue, toUtcDay } from '#client/shared/law/duties.ts'
import type { CountryRow } from '../catalogue/countries/countries.ts'
import type { SoldItem } from '../catalogue/products.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'

/**
 * Whether the shop takes back an old lamp when it delivers a new one. `dropped` means that the
 * shopper has chosen it, but it is no longer offered. Empty means that it is neither offered nor
 * chosen.
 */
export type TakeBackChoice = '' | 'offered' | 'chosen' | 'dropped'

interface TakeBackConditions {
  lines: { soldItem: Pick<SoldItem, 'isElectric'> }[]
  country: Pick<CountryRow, 'country' | 'shipTo'> | null
  /** Whether the shopper wants an old lamp taken back. */
  isChosen: boolean
}

/**
 * Decides whether the shop takes an old lamp back. It offers this with every electric product, in
 * countries whose law requires it (Directive 2012/19/EU, Art. 5(2)).
 */
export function decideTakeBack({ lines, country, isChosen }: TakeBackConditions, now: Date): TakeBackChoice {
  if (lines.length === 0) return ''
  const hasElectric = lines.some(({ soldItem }) => soldItem.isElectric)
  const isOffered = hasElectric && country?.shipTo === true && isDue('take-back', country.country, toUtcDay(now))
  if (isOffered) return isChosen ? 'chosen' : 'offered'
  return isChosen ? 'dropped' : ''
}

/** The choice in the wire's format, with a text for the shopper. */
export const takeBackView = (choice: TakeBackChoice, language: LanguageCode) => ({
  choice: choice === 'dropped' ? '' : choice,
  text: choice ? texts[language].takeBack[choice === 'chosen' ? 'offered' : choice] : '',
})

/** The choice of an order in the wire's format. */
export const orderedTakeBackView = (purchase: object, language: LanguageCode) => {
  const isChosen = 'takeBack' in purchase && purchase.takeBack === 'chosen'
  return { choice: isChosen ? 'chosen' : '', text: isChosen ? texts[language].takeBack.chosen : '' }
}
