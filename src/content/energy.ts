import * as v from 'valibot'
import { energyClasses } from '#client/ui/product/energy-arrow.tsx'
import { orNull } from './tolerant.ts'

/** The class of a light source, or null: a letter that is none is not shown. */
export const energyClass = orNull(v.picklist(energyClasses))

/** Its number in the European product database. */
export const eprel = orNull(v.pipe(v.string(), v.digits(), v.maxLength(10)))

/** Where its label's code leads, and where its product information sheet is. */
export const eprelUrls = {
  product: (number: string) => `https://eprel.ec.europa.eu/qr/${number}`,
  sheet: (number: string) => `https://eprel.ec.europa.eu/screen/product/lightsources/${number}`,
}
