import { defaultLocale, perLocale } from '../lib/localize.ts'
import { type Texts, texts } from '../lib/texts.ts'

const isMaterial = (word: string): word is keyof Texts['materials'] & string => word in texts[defaultLocale].materials

/**
 * What materials are kinds of, by language. A material whose name in the default language ends with
 * one of these is a part of it: solid brass is brass.
 */
const kinds = Object.keys(texts[defaultLocale].materials)
  .filter(isMaterial)
  .map(material => perLocale(locale => texts[locale].materials[material]))

/**
 * The kind that a material is a part of, by its name in the default language; undefined for a kind
 * itself, and for what is none of them.
 */
export const kindOf = (material: string) =>
  kinds.find(kind => material.toLowerCase().endsWith(` ${kind[defaultLocale].toLowerCase()}`))
