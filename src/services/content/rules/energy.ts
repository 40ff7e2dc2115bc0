import type { ProductEntry } from '../entries/documents.ts'
import { type StoredEnergyClass, storedEnergyClasses } from '../entries/energy-classes.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'

/**
 * Lower limits of the classes, in lm/W; below the last is class G (Regulation (EU) 2019/2015, Annex
 * II).
 */
const classLimits = [210, 185, 160, 135, 110, 85]

interface Light {
  /** Useful luminous flux in lm; for directional light sources, within the cone. */
  flux: number
  /** On-mode power, in W. */
  power: number
  isDirectional?: boolean
  /** Whether the light source runs on mains voltage, without a transformer or battery. */
  isMains?: boolean
}

/** Total mains efficacy in lm/W: flux per watt, times the factor for the type of light source. */
export function calculateEfficacy({ flux, power, isDirectional = false, isMains = true }: Light): number {
  const factor = isDirectional ? (isMains ? 1.176 : 1.089) : isMains ? 1 : 0.926
  return (flux / power) * factor
}

/** The energy efficiency class of a light source. */
export function findEnergyClass(light: Light): StoredEnergyClass {
  const efficacy = calculateEfficacy(light)
  const at = classLimits.findIndex(one => efficacy >= one)
  return storedEnergyClasses[at < 0 ? classLimits.length : at] ?? 'G'
}

/** Energy consumption on the label, in kWh per 1000 h, rounded up. */
export const calculateConsumption = (power: number) => Math.ceil(power)

const labelFacts = ['energy-class', 'energy-consumption', 'eprel'] as const

/** Energy facts that a product must not have, or that contradict each other, by field. */
export function findWrongEnergy({ type, facts }: ProductEntry): FieldErrors {
  return type === 'lightsource' ? findWrongInLightSource(facts) : findWrongInOthers(facts)
}

function findWrongInLightSource(facts: ProductEntry['facts']) {
  const { effect, 'luminous-flux': flux, 'energy-class': statedClass, 'energy-consumption': consumption } = facts
  const errors: FieldErrors = {}
  if (facts['contained-energy-class']) errors[field('contained-energy-class')] = because(t => t.containedOfLightSource)
  if (statedClass && effect && flux) {
    const light = { flux, power: effect, isDirectional: facts.directional, isMains: facts.mains }
    const correctClass = findEnergyClass(light)
    const efficacy = Math.round(calculateEfficacy(light) * 10) / 10
    if (statedClass !== correctClass) errors[field('energy-class')] = because(t => t.wrongClass(efficacy, correctClass))
  }
  if (consumption && effect && consumption !== calculateConsumption(effect))
    errors[field('energy-consumption')] = because(t => t.wrongConsumption(effect, calculateConsumption(effect)))
  return errors
}

/**
 * Finds wrong energy facts of a product that is not a light source. It may not have an energy
 * label, because that would describe the whole product.
 */
function findWrongInOthers(facts: ProductEntry['facts']) {
  const errors = Object.fromEntries(
    labelFacts.filter(name => facts[name] !== undefined).map(name => [field(name), because(t => t.onlyLightSources)]),
  )
  if (facts['contained-energy-class'] && facts['lightsource-included'] !== true)
    errors[field('contained-energy-class')] = because(t => t.containedOfNone)
  return errors
}

/** Energy information that the law requires for an offer, by field, with the reason. */
export function listRequiredEnergy({ type, facts }: ProductEntry): FieldErrors {
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
