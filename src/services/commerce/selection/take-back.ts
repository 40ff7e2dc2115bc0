import { isDue, utcDayOf } from '#client/shared/law/duties.ts'
import type { CountryRow } from '../catalogue/countries/countries.ts'
import type { SoldItem } from '../catalogue/products.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'

/**
 * Whether an old lamp is taken back with the delivery: offered, chosen, or `dropped`, which is
 * chosen but not offered any more. Empty where it is neither.
 */
export type TakeBackChoice = '' | 'offered' | 'chosen' | 'dropped'

interface Bag {
  lines: { article: Pick<SoldItem, 'isElectric'> }[]
  country: Pick<CountryRow, 'country' | 'shipTo'> | null
  /** Whether the shopper has asked for it. */
  isChosen: boolean
}

/**
 * Taking back an old lamp is offered where the law gives that right (Directive 2012/19/EU,
 * Art. 5(2)), with any electric product in the bag: the shop sells lamps, and takes any old lamp
 * for one.
 */
export function takeBackOf({ lines, country, isChosen }: Bag, now: Date): TakeBackChoice {
  if (lines.length === 0) return ''
  const hasElectric = lines.some(({ article }) => article.isElectric)
  const isOffered = hasElectric && country?.shipTo === true && isDue('take-back', country.country, utcDayOf(now))
  if (isOffered) return isChosen ? 'chosen' : 'offered'
  return isChosen ? 'dropped' : ''
}

/** The same on the wire, with what a shopper reads about it in their language. */
export const takeBackView = (choice: TakeBackChoice, language: LanguageCode) => ({
  choice: choice === 'dropped' ? '' : choice,
  text: choice ? texts[language].takeBack[choice === 'chosen' ? 'offered' : choice] : '',
})

/** What an order says about it. */
export const orderedTakeBack = (purchase: object, language: LanguageCode) => {
  const isChosen = 'takeBack' in purchase && purchase.takeBack === 'chosen'
  return { choice: isChosen ? 'chosen' : '', text: isChosen ? texts[language].takeBack.chosen : '' }
}
