import type { Product } from '../entries/documents.ts'
import { type EnergyClass, energyClasses } from '../entries/energy-classes.ts'

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
export function efficacyOf({ flux, power, isDirectional = false, isMains = true }: Light): number {
  const factor = isDirectional ? (isMains ? 1.176 : 1.089) : isMains ? 1 : 0.926
  return (flux / power) * factor
}

/** The energy efficiency class of a light source. */
export function energyClassOf(light: Light): EnergyClass {
  const efficacy = efficacyOf(light)
  const at = least.findIndex(one => efficacy >= one)
  return energyClasses[at < 0 ? least.length : at] ?? 'G'
}

/** Energy consumption on the label, in kWh per 1000 h, rounded up. */
export const consumptionOf = (power: number) => Math.ceil(power)

const ofLightSources = ['energy-class', 'energy-consumption', 'eprel'] as const

/** Energy facts that a product must not have, or that contradict each other, by field. */
export function wrongEnergy({ type, facts }: Product): Record<string, string> {
  return type === 'lightsource' ? wrongOfLightSource(facts) : wrongOfOthers(facts)
}

function wrongOfLightSource(facts: Product['facts']) {
  const { effect, 'luminous-flux': flux, 'energy-class': said, 'energy-consumption': consumption } = facts
  const errors: Record<string, string> = {}
  if (facts['contained-energy-class'])
    errors[field('contained-energy-class')] = 'is for a lamp with a light source in it; this is one: say energy-class'
  if (said && effect && flux) {
    const light = { flux, power: effect, isDirectional: facts.directional, isMains: facts.mains }
    const right = energyClassOf(light)
    const efficacy = Math.round(efficacyOf(light) * 10) / 10
    if (said !== right)
      errors[field('energy-class')] = `contradicts flux and effect: ${efficacy} lm/W is class ${right}`
  }
  if (consumption && effect && consumption !== consumptionOf(effect))
    errors[field('energy-consumption')] =
      `contradicts the effect: ${effect} W are ${consumptionOf(effect)} kWh in 1000 h`
  return errors
}

/** Only light sources may have an energy label: on a lamp it would describe the whole product. */
function wrongOfOthers(facts: Product['facts']) {
  const errors = Object.fromEntries(
    ofLightSources
      .filter(name => facts[name] !== undefined)
      .map(name => [
        field(name),
        'is for the type lightsource; what contains one has no label, only contained-energy-class',
      ]),
  )
  if (facts['contained-energy-class'] && facts['lightsource-included'] !== true)
    errors[field('contained-energy-class')] =
      'is for products with a light source in them, where lightsource-included is true'
  return errors
}

/** Energy information that an offer lacks, by field. */
export function lackingEnergy({ type, facts }: Product): Record<string, string> {
  const needed =
    type === 'lightsource'
      ? ofLightSources
      : type === 'lamp' && facts['lightsource-included']
        ? (['contained-energy-class'] as const)
        : []
  return Object.fromEntries(
    needed.filter(name => facts[name] === undefined).map(name => [field(name), `is missing: ${why[name]}`]),
  )
}

const why = {
  'energy-class': 'a light source is offered with its energy label',
  'energy-consumption': 'its energy label says the kWh in 1000 h',
  eprel: 'its label leads to its number in the European product database',
  'contained-energy-class': 'an offer says the class of the light source that is included',
}

const field = (name: string) => `data.facts.${name}`
