import type { ProductEntry } from '../entries/documents.ts'
import { type StoredEnergyClass, storedEnergyClasses } from '../entries/energy-classes.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'

/**
 * Lower limits of the classes, in lm/W; below the last is G (Regulation (EU) 2019/2015, Annex II).
 */
const least = [210, 185, 160, 135, 110, 85]

interface Light {
  /** Useful luminous flux in lm; for directional light sources, within the cone. */
  flux: number
  /** On-mode power, W. */
  power: number
  isDirectional?: boolean
  /** Whether it is a mains light source, without transformer or battery. */
  isMains?: boolean
}

/** Total mains efficacy in lm/W: flux per watt, times the factor of the type of light source. */
export function efficacyOnMains({ flux, power, isDirectional = false, isMains = true }: Light): number {
  const factor = isDirectional ? (isMains ? 1.176 : 1.089) : isMains ? 1 : 0.926
  return (flux / power) * factor
}

/** The energy efficiency class of a light source. */
export function energyClassOf(light: Light): StoredEnergyClass {
  const efficacy = efficacyOnMains(light)
  const at = least.findIndex(one => efficacy >= one)
  return storedEnergyClasses[at < 0 ? least.length : at] ?? 'G'
}

/** Energy consumption on the label, in kWh per 1000 h, rounded up. */
export const consumptionOf = (power: number) => Math.ceil(power)

const ofLightSources = ['energy-class', 'energy-consumption', 'eprel'] as const

/** Energy facts that a product must not have, or that contradict each other, by field. */
export function wrongEnergy({ type, facts }: ProductEntry): FieldErrors {
  return type === 'lightsource' ? wrongOfLightSource(facts) : wrongOfOthers(facts)
}

function wrongOfLightSource(facts: ProductEntry['facts']) {
  const { effect, 'luminous-flux': flux, 'energy-class': said, 'energy-consumption': consumption } = facts
  const errors: FieldErrors = {}
  if (facts['contained-energy-class']) errors[field('contained-energy-class')] = because(t => t.containedOfLightSource)
  if (said && effect && flux) {
    const light = { flux, power: effect, isDirectional: facts.directional, isMains: facts.mains }
    const right = energyClassOf(light)
    const efficacy = Math.round(efficacyOnMains(light) * 10) / 10
    if (said !== right) errors[field('energy-class')] = because(t => t.wrongClass(efficacy, right))
  }
  if (consumption && effect && consumption !== consumptionOf(effect))
    errors[field('energy-consumption')] = because(t => t.wrongConsumption(effect, consumptionOf(effect)))
  return errors
}

/** Only light sources may have an energy label: on a lamp it would describe the whole product. */
function wrongOfOthers(facts: ProductEntry['facts']) {
  const errors = Object.fromEntries(
    ofLightSources
      .filter(name => facts[name] !== undefined)
      .map(name => [field(name), because(t => t.onlyLightSources)]),
  )
  if (facts['contained-energy-class'] && facts['lightsource-included'] !== true)
    errors[field('contained-energy-class')] = because(t => t.containedOfNone)
  return errors
}

/** Energy information that an offer needs, by field, each with the reason. */
export function neededEnergy({ type, facts }: ProductEntry): FieldErrors {
  if (type === 'lightsource') {
    return {
      [field('energy-class')]: because(t => t.energyClass),
      [field('energy-consumption')]: because(t => t.energyConsumption),
      [field('eprel')]: because(t => t.eprel),
    }
  }
  const hasOne = type === 'lamp' && facts['lightsource-included']
  return hasOne ? { [field('contained-energy-class')]: because(t => t.containedClass) } : {}
}

const field = (name: string) => `data.facts.${name}`
