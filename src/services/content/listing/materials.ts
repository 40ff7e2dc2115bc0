import { defaultLocale, perLocale } from '../lib/localize.ts'
import { contentTexts, type Texts } from '../lib/texts.ts'

const isMaterial = (word: string): word is keyof Texts['materials'] & string =>
  word in contentTexts[defaultLocale].materials

/**
 * Base materials, by language. A material whose name in the default language ends with one of them
 * is part of it: solid brass is brass.
 */
const baseMaterials = Object.keys(contentTexts[defaultLocale].materials)
  .filter(isMaterial)
  .map(material => perLocale(locale => contentTexts[locale].materials[material]))

/** The base of a material, by its name in the default language; undefined if it has none. */
export const findBaseMaterial = (material: string) =>
  baseMaterials.find(kind => material.toLowerCase().endsWith(` ${kind[defaultLocale].toLowerCase()}`))
