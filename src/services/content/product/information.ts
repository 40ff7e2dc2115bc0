import { createExtendedBody, createNamedParagraph } from '../claims/named-paragraph.ts'
import type { ProductEntry } from '../entries/documents.ts'
import { hasBattery } from '../entries/facts.ts'
import { type Locale, localize } from '../lib/localize.ts'
import { contentTexts } from '../lib/texts.ts'
import { labelName } from './labels.ts'

/** A product's information, and after it what is known about repairs. */
export const informationField = ({ informationBody, facts }: ProductEntry, locale: Locale) =>
  facts.repairs
    ? createExtendedBody(
        'informationBody',
        () => localize(informationBody, locale),
        () => paragraph('repairs', localize(facts.repairs, locale), locale),
      )
    : {}

/**
 * Instructions for replacing parts and for handing in a battery (Regulation (EU) 2023/1542, Art. 11
 * and 74, and Regulation (EU) 2019/2020, Art. 4).
 */
export const replacementBody = ({ facts }: ProductEntry, locale: Locale) => [
  ...(['battery-replacement', 'lightsource-replacement'] as const).flatMap(name =>
    paragraph(name, localize(facts[name], locale), locale),
  ),
  ...(hasBattery(facts) ? paragraph('disposal', contentTexts[locale].facts.handIn, locale) : []),
]

/** None without a text. */
const paragraph = (name: string, text: unknown, locale: Locale) =>
  typeof text === 'string' && text !== '' ? [createNamedParagraph(name, labelName(name, locale), text)] : []
