import * as v from 'valibot'
import { type EnergyClass, energyClasses } from '#client/shared/ui/product/energy-arrow.tsx'
import { orNull } from './tolerant.ts'

/** The energy class of a light source; null for anything else. */
export const energyClass = orNull(v.picklist(energyClasses))

/** Registration number in the European product database (EPREL). */
export const eprel = orNull(v.pipe(v.string(), v.digits(), v.maxLength(10)))

/** EPREL addresses: `product` for the energy label's QR code, `sheet` for product information. */
export const eprelUrls = {
  product: (number: string) => `https://eprel.ec.europa.eu/qr/${number}`,
  sheet: (number: string) => `https://eprel.ec.europa.eu/screen/product/lightsources/${number}`,
}

/** Colours of the energy label's scale, as Regulation (EU) 2017/1369 specifies them. */
export const energyColours: Record<EnergyClass, string> = {
  A: '#0a5',
  B: '#5b4',
  C: '#bd3',
  D: '#ff0',
  E: '#fb1',
  F: '#f72',
  G: '#e22',
}
