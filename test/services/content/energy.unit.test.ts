import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documents } from '#src/services/content/entries/documents.ts'
import {
  calculateConsumption,
  calculateEfficacy,
  findEnergyClass,
  findWrongEnergy,
} from '#src/services/content/rules/energy.ts'
import { findMissingFields } from '#src/services/content/rules/offer-law.ts'
import { articles } from '../../../tools/demo/articles.ts'
import { productOf } from '../../../tools/demo/content/product.ts'

const createProduct = (id: string, changed: object = {}) => {
  const article = articles.find(one => one.id === id)
  if (!article) throw new Error(`No article ${id}`)
  const product = productOf(article)
  return v.parse(documents.product, { ...product, facts: { ...product.facts, ...changed } })
}

test('each energy class begins at the efficacy in the regulation', () => {
  const begins = { A: 210, B: 185, C: 160, D: 135, E: 110, F: 85 }
  const classes = Object.keys(begins)
  for (const [letter, least] of Object.entries(begins)) {
    const next = classes[classes.indexOf(letter) + 1] ?? 'G'
    expect(findEnergyClass({ flux: least * 10, power: 10 }), `${least}`).toBe(letter)
    expect(findEnergyClass({ flux: least * 10 - 0.1, power: 10 }), `${least}`).toBe(next)
  }
  expect(findEnergyClass({ flux: 1, power: 10 })).toBe('G')
})

test('efficacy is corrected by factors for light sources without mains voltage and for directional light', () => {
  const light = { flux: 1000, power: 10 }
  expect(calculateEfficacy(light)).toBe(100)
  expect(calculateEfficacy({ ...light, isMains: false })).toBeCloseTo(92.6)
  expect(calculateEfficacy({ ...light, isDirectional: true })).toBeCloseTo(117.6)
  expect(calculateEfficacy({ ...light, isDirectional: true, isMains: false })).toBeCloseTo(108.9)
  expect(findEnergyClass({ ...light, isDirectional: true })).toBe('E')
})

test('efficacy and class of sample light sources are correct', () => {
  const lights: [flux: number, power: number, isDirectional: boolean, isMains: boolean, expected: string][] = [
    [806, 7, false, true, '115.1 E'],
    [345, 4.5, true, true, '90.2 F'],
    [450, 5, false, false, '83.3 G'],
    [85, 1, false, true, '85.0 F'],
    [84.99, 1, false, true, '85.0 G'],
  ]
  for (const [flux, power, isDirectional, isMains, expected] of lights) {
    const light = { flux, power, isDirectional, isMains }
    expect(`${calculateEfficacy(light).toFixed(1)} ${findEnergyClass(light)}`).toBe(expected)
  }
})

test('energy consumption is rounded up to whole kWh', () => {
  expect([7, 4.5, 4.3, 0.3].map(calculateConsumption)).toEqual([7, 5, 5, 1])
})

test('a light source’s energy class must match its flux and power', () => {
  expect(findWrongEnergy(createProduct('1101'))).toEqual({})
  expect(findMissingFields(createProduct('1101'))).toEqual({})
  expect(findWrongEnergy(createProduct('1101', { 'energy-class': 'D' }))).toEqual({
    'data.facts.energy-class': {
      en: 'contradicts flux and effect: 115.1 lm/W is class E',
      sv: 'motsäger ljusflöde och effekt: 115,1 lm/W är klass E',
    },
  })
  expect(findWrongEnergy(createProduct('1101', { mains: false }))).toHaveProperty(['data.facts.energy-class'])
  expect(findWrongEnergy(createProduct('1103', { 'energy-consumption': 4 }))).toHaveProperty([
    'data.facts.energy-consumption',
  ])
  expect(findWrongEnergy(createProduct('1101', { 'contained-energy-class': 'E' }))).toHaveProperty([
    'data.facts.contained-energy-class',
  ])
  const nothing = { 'energy-class': undefined, 'energy-consumption': undefined, eprel: undefined }
  expect(findWrongEnergy(createProduct('1101', nothing))).toEqual({})
  expect(Object.keys(findMissingFields(createProduct('1101', nothing)))).toEqual([
    'data.facts.energy-class',
    'data.facts.energy-consumption',
    'data.facts.eprel',
  ])
})

test('a lamp has no energy class itself, but states the class of a built-in light source', () => {
  expect(Object.keys(findWrongEnergy(createProduct('1005', { 'energy-class': 'E', eprel: '1' })))).toEqual([
    'data.facts.energy-class',
    'data.facts.eprel',
  ])
  expect(findWrongEnergy(createProduct('1005', { 'contained-energy-class': 'E' }))).toHaveProperty([
    'data.facts.contained-energy-class',
  ])
  expect(findMissingFields(createProduct('1005'))).toEqual({})
  expect(findMissingFields(createProduct('1017', { 'contained-energy-class': undefined }))).toHaveProperty([
    'data.facts.contained-energy-class',
  ])
})

test('the demo content follows the rules of energy labels', () => {
  for (const { id } of articles) {
    const product = createProduct(id)
    expect([findWrongEnergy(product), findMissingFields(product)], id).toEqual([{}, {}])
  }
  const classed = articles.filter(({ facts }) => facts['energy-class'])
  expect(classed.map(({ type }) => type)).toEqual(classed.map(() => 'lightsource'))
  expect(classed.length).toBeGreaterThan(3)
})
