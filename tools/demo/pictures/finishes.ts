import { type Colour, linear } from './colour.ts'

export interface Finish {
  colour: Colour
  /** How much of the light is mirrored in the material's own colour: 1 for bare metal. */
  metal: number
  /** Clear reflection on top, as of varnish, glaze or glass. */
  gloss: number
  /** 0 is a mirror, 1 is chalk. */
  rough: number
  /** Light of its own when lit: `opal` all over, `cloth` by its distance from the lamp inside, `dyed` likewise in its own colour. */
  shines?: 'opal' | 'cloth' | 'dyed'
}

const finish = (hex: string, metal: number, gloss: number, rough: number, shines?: Finish['shines']): Finish => ({
  colour: linear(hex),
  metal,
  gloss,
  rough,
  ...(shines && { shines }),
})

const metal = (hex: string, rough = 0.3) => finish(hex, 1, 0, rough)
const lacquer = (hex: string, gloss = 0.22, rough = 0.4) => finish(hex, 0, gloss, rough)

export const brass = metal('#dcb986', 0.2)
export const steel = metal('#c9c7c3', 0.3)
export const blackChrome = metal('#5f5a56', 0.14)
export const iron = finish('#34312f', 0.35, 0.05, 0.75)
export const black = lacquer('#262422', 0.2)
export const chalk = lacquer('#ece8e0', 0.16)
export const white = lacquer('#efede8', 0.14, 0.4)
export const oak = lacquer('#c4955c', 0.08, 0.6)
export const marble = lacquer('#ebe8e3', 0.2, 0.3)
export const wax = finish('#f0e7d2', 0, 0.06, 0.7, 'cloth')
export const wrap = lacquer('#3f4a45', 0.3, 0.25)
export const cord = lacquer('#211e1c', 0.04, 0.9)
export const cotton = lacquer('#37322f', 0.08, 0.8)
export const sandCotton = lacquer('#bda98b', 0.06, 0.9)
export const whiteCord = lacquer('#ddd8cf', 0.04, 0.9)
export const clear = finish('#dfe3e1', 0, 1, 0.08)
export const opal = finish('#f3f0e9', 0, 0.1, 0.5, 'opal')
/** Opal glass and linen that no lamp shines through. */
export const coldOpal = finish('#f3f0e9', 0, 0.1, 0.5)
export const linen = finish('#d6c8b0', 0, 0, 1, 'cloth')
export const coldLinen = finish('#d6c8b0', 0, 0, 1)
export const undyed = finish('#c8b596', 0, 0, 1, 'cloth')
export const coldUndyed = finish('#c8b596', 0, 0, 1)
export const charcoal = finish('#6d655c', 0, 0, 1, 'dyed')
/** Linen dyed with madder, that no lamp shines through. */
export const coldMadder = finish('#9c5a40', 0, 0, 1)
export const redPaper = finish('#a8382c', 0, 0, 1, 'dyed')
export const paper = finish('#efe9de', 0, 0, 1, 'cloth')
