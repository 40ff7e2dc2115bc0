import { detailsOf } from '../articles/details.ts'
import { pagePicture } from '../content/pictures.ts'

export const architect = (value: string) => ({
  name: { en: 'Architect', sv: 'Arkitekt' },
  value: { en: value, sv: value },
})

export const lamps = (count: number) => ({
  name: { en: 'Lamps', sv: 'Lampor' },
  value: { en: String(count), sv: String(count) },
})

export const area = (square: string) => ({
  name: { en: 'Area', sv: 'Yta' },
  value: { en: `${square}\u00a0m²`, sv: `${square}\u00a0m²` },
})

/** Returns a list with a lamp's captioned close-up, or an empty list if it was not rendered. */
export const closeUp = (id: string, en: string, sv: string) =>
  detailsOf(id).map(({ name, alt }) => ({ ...pagePicture(name, alt), caption: { en, sv } }))
