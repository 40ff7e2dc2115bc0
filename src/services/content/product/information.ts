import { createExtendedBody, createNamedParagraph } from '../claims/named-paragraph.ts'
import type { ProductEntry } from '../entries/documents.ts'
import { hasBattery } from '../entries/facts.ts'
import { type Locale, localize } from '../lib/localize.ts'
import { contentTexts } from '../lib/texts.ts'
import { getLabelName } from './labels.ts'

/** The field with a product's information, followed by what is known about repairs. */
export const createInformationField = ({ informationBody, facts }: ProductEntry, locale: Locale) =>
  facts.repairs
    ? createExtendedBody(
        'informationBody',
        () => localize(informationBody, locale),
        () => createParagraph('repairs', localize(facts.repairs, locale), locale),
      )
    : {}

/**
 * Instructions for replacing parts and for handing in a battery (Regulation (EU) 2023/1542, Art. 11
 * and 74, and Regulation (EU) 2019/2020, Art. 4).
 */
export const createReplacementBody = ({ facts }: ProductEntry, locale: Locale) => [
  ...(['battery-replacement', 'lightsource-replacement'] as const).flatMap(name =>
    createParagraph(name, localize(facts[name], locale), locale),
  ),
  ...(hasBattery(facts) ? createParagraph('disposal', contentTexts[locale].facts.handIn, locale) : []),
]

/** Empty without a text. */
const createParagraph = (name: string, text: unknown, locale: Locale) =>
  typeof text === 'string' && text !== '' ? [createNamedParagraph(name, getLabelName(name, locale), text)] : []
