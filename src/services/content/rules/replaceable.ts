import { articleOf, type DutyId, isDueAnywhere } from '#client/shared/law/duties.ts'
import type { ProductEntry } from '../entries/documents.ts'
import { type Facts, hasBattery } from '../entries/facts.ts'
import { locales } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'

/**
 * What a product's facts have to say about its battery, its built-in light source and repairs
 * before it is offered, by field (Regulations (EU) 2023/1542, Art. 11 and 13, and 2019/2020, Art.
 * 4; Directive 2011/83/EU, Art. 6(1)(v)). That it has a battery at all, only its facts tell. `day`
 * as `2026-11-26`.
 */
export function lackingReplaceable(product: ProductEntry, day: string): FieldErrors {
  const asked = questionsOf(product).filter(({ duty }) => isDueAnywhere(duty, day))
  return Object.fromEntries(
    asked.flatMap(({ duty, field, say }) =>
      fieldsLacking(product.facts, field).map(path => [path, because(t => t[say](articleOf(duty)))]),
    ),
  )
}

interface Question {
  duty: DutyId
  field: keyof Facts
  say: 'battery' | 'replaceable' | 'howReplaced' | 'translatedRepairs'
}

function questionsOf({ type, facts }: ProductEntry): Question[] {
  const questions: Question[] = []
  const ask = (duty: DutyId, say: Question['say'], ...fields: (keyof Facts)[]) =>
    questions.push(...fields.map(field => ({ duty, field, say })))

  if (hasBattery(facts)) {
    ask('batteries', 'battery', 'battery', ...(facts['battery-energy'] ? [] : ['battery-capacity' as const]))
    // A spare battery is the part itself.
    if (type !== 'sparepart') {
      ask('batteries', 'replaceable', 'battery-replaceable')
      if (facts['battery-replaceable'] !== 'nobody') ask('removable-batteries', 'howReplaced', 'battery-replacement')
    }
  }
  if (type === 'lamp' && facts['lightsource-included'] && !facts.socket) {
    const parts = ['lightsource-replaceable', 'driver-replaceable'] as const
    ask('light-sources', 'replaceable', ...parts)
    if (parts.some(part => facts[part] === 'user' || facts[part] === 'professional'))
      ask('light-sources', 'howReplaced', 'lightsource-replacement')
  }
  if (facts.repairs) ask('repairs', 'translatedRepairs', 'repairs')
  return questions
}

/** The paths of a fact that is missing, or of its languages that are. */
function fieldsLacking(facts: Facts, name: keyof Facts): string[] {
  const value = facts[name]
  const path = `data.facts.${name}`
  if (value === undefined) return [path]
  if (typeof value !== 'object' || !('en' in value)) return []
  return locales.filter(locale => !/\S/.test(value[locale] ?? '')).map(locale => `${path}.${locale}`)
}
