import * as v from 'valibot'
import { energyClasses } from '#client/ui/product/energy-arrow.tsx'
import { orNull } from './tolerant.ts'

/** The energy class of a light source; null for a letter that is no class. */
export const energyClass = orNull(v.picklist(energyClasses))

/** Registration number in the European product database (EPREL). */
export const eprel = orNull(v.pipe(v.string(), v.digits(), v.maxLength(10)))

/** Addresses of the QR code on its label, and of its product information sheet. */
export const eprelUrls = {
  product: (number: string) => `https://eprel.ec.europa.eu/qr/${number}`,
  sheet: (number: string) => `https://eprel.ec.europa.eu/screen/product/lightsources/${number}`,
}
