import { type DutyId, findArticle, isDueAnywhere } from '#client/shared/law/duties.ts'
import type { ProductEntry } from '../entries/documents.ts'
import { type Facts, hasBattery } from '../entries/facts.ts'
import { locales } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'

/**
 * Finds missing facts about a product's battery, built-in light source and repairs, which the law
 * requires before the product is offered (Regulations (EU) 2023/1542, Art. 11 and 13, and
 * 2019/2020, Art. 4; Directive 2011/83/EU, Art. 6(1)(v)). Returns errors by field. A product counts
 * as one with a battery if it has any fact about a battery. `day` is like `2026-11-26`.
 */
export function findMissingReplaceability(product: ProductEntry, day: string): FieldErrors {
  const requirements = listRequirements(product).filter(({ duty }) => isDueAnywhere(duty, day))
  return Object.fromEntries(
    requirements.flatMap(({ duty, field, say }) =>
      findMissingPaths(product.facts, field).map(path => [path, because(t => t[say](findArticle(duty)))]),
    ),
  )
}

interface FactRequirement {
  duty: DutyId
  field: keyof Facts
  say: 'battery' | 'replaceable' | 'howReplaced' | 'translatedRepairs'
}

function listRequirements({ type, facts }: ProductEntry): FactRequirement[] {
  const requirements: FactRequirement[] = []
  const require = (duty: DutyId, say: FactRequirement['say'], ...fields: (keyof Facts)[]) =>
    requirements.push(...fields.map(field => ({ duty, field, say })))

  if (hasBattery(facts)) {
    require('batteries', 'battery', 'battery', ...(facts['battery-energy'] ? [] : ['battery-capacity' as const]))
    // A spare battery is itself the part, so nobody replaces a battery in it.
    if (type !== 'sparepart') {
      require('batteries', 'replaceable', 'battery-replaceable')
      if (facts['battery-replaceable'] !== 'nobody')
        require('removable-batteries', 'howReplaced', 'battery-replacement')
    }
  }
  if (type === 'lamp' && facts['lightsource-included'] && !facts.socket) {
    const parts = ['lightsource-replaceable', 'driver-replaceable'] as const
    require('light-sources', 'replaceable', ...parts)
    if (parts.some(part => facts[part] === 'user' || facts[part] === 'professional'))
      require('light-sources', 'howReplaced', 'lightsource-replacement')
  }
  if (facts.repairs) require('repairs', 'translatedRepairs', 'repairs')
  return requirements
}

/** The paths of a missing fact, or of its missing languages. */
function findMissingPaths(facts: Facts, name: keyof Facts): string[] {
  const value = facts[name]
  const path = `data.facts.${name}`
  if (value === undefined) return [path]
  if (typeof value !== 'object' || !('en' in value)) return []
  return locales.filter(locale => !/\S/.test(value[locale] ?? '')).map(locale => `${path}.${locale}`)
}
