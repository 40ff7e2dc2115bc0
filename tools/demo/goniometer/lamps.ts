import type { LampSet } from '../../../client/shared/photometry/distribution.ts'
import { articles } from '../articles.ts'
import type { Ball } from './ball.ts'
import type { Alike, Front } from './intensities.ts'

/** A design whose light is computed from its model. */
export interface Lamp {
  /** The name of the photometric file and of its entry. */
  name: string
  model: string
  /**
   * Ids of products that give the same light in several finishes. The first product has the model.
   */
  articles: [string, ...string[]]
  symmetry: Alike
  front?: Front
  /** The surface that emits light. */
  glows: string
  /** Bulbs that the model does not contain; their surface is called `bulb`. */
  bulbs?: Ball[]
  /** The transmission of the lamp's cloth or paper, as in `surfaceFrom`. */
  through?: number
}

const round = { symmetry: 'rotational', glows: 'bulb' } as const
const mirrored = { symmetry: 'half', glows: 'bulb' } as const
const ball = (x: number, y: number, z: number, radius: number): Ball => ({ at: [x, y, z], radius })
/** Radii of the shop's opal bulbs, in m. */
const [globe, drop] = [0.0475, 0.0225]

/**
 * All lamps with a model and electric light. Shades that are sold separately are left out. The
 * lamps' measures are in `lamplib/families`.
 */
export const lamps: Lamp[] = [
  {
    ...{ ...round, name: 'murla-portable', model: 'murla-portable-brass', articles: ['1001', '1002', '1003', '1025'] },
    bulbs: [ball(0, 0.215, 0, 0.012)],
  },
  {
    ...{ ...round, name: 'murla-table', model: 'murla-table-black', articles: ['1004'] },
    bulbs: [ball(0.05, 0.334, 0, drop), ball(-0.05, 0.334, 0, drop)],
  },
  {
    ...{ ...round, name: 'ekvika-table', model: 'ekvika-table-oak', articles: ['1005'] },
    ...{ glows: 'bulb-glow', through: 0.5 },
  },
  {
    ...{ ...round, name: 'ekvika-table-small', model: 'ekvika-table-small-oak', articles: ['1026'] },
    ...{ glows: 'bulb-glow', through: 0.5 },
  },
  {
    ...{ ...round, name: 'ekvika-floor', model: 'ekvika-floor-oak', articles: ['1006'] },
    ...{ glows: 'bulb-glow', through: 0.5 },
  },
  {
    ...{ ...mirrored, name: 'ekvika-wall', model: 'ekvika-wall-brass', articles: ['1007'] },
    ...{ glows: 'bulb-glow', through: 0.5 },
  },
  {
    ...{ ...round, name: 'ringholm-pendant-brass', model: 'ringholm-pendant-brass', articles: ['1008'] },
    bulbs: [ball(0, 0, 0, globe)],
  },
  {
    ...{ ...round, name: 'ringholm-pendant-chrome', model: 'ringholm-pendant-chrome', articles: ['1024'] },
    bulbs: [ball(0, 0, 0, globe)],
  },
  {
    ...{ ...round, name: 'ringholm-cluster', model: 'ringholm-cluster-brass', articles: ['1027'] },
    bulbs: [ball(-0.155, 0.64, -0.02, drop), ball(0.155, 0.4, 0.05, drop), ball(-0.045, 0.06, -0.1, drop)],
  },
  {
    ...{ ...round, name: 'ringholm-ceiling', model: 'ringholm-ceiling-brass', articles: ['1009'] },
    bulbs: [ball(0, -0.2, 0, globe)],
  },
  {
    ...{ ...mirrored, name: 'ringholm-bathroom', model: 'ringholm-bathroom-brass', articles: ['1010'] },
    bulbs: [ball(0, 0.15, 0.11, drop)],
  },
  {
    ...{ ...mirrored, name: 'bagvik-floor', model: 'bagvik-floor-black', articles: ['1011'] },
    ...{ glows: 'opal-bulb', front: 'x' },
  },
  {
    ...{ ...mirrored, name: 'skarpnas-table-black', model: 'skarpnas-table-black', articles: ['1012'] },
    glows: 'opal-bulb',
  },
  {
    ...{ ...mirrored, name: 'skarpnas-table-chalk', model: 'skarpnas-table-chalk', articles: ['1030'] },
    glows: 'opal-bulb',
  },
  {
    ...{ ...mirrored, name: 'skarpnas-wall', model: 'skarpnas-wall-black', articles: ['1013'] },
    glows: 'opal-bulb',
  },
  {
    ...{ ...round, name: 'vavsta-pendant-linen', model: 'vavsta-pendant-linen', articles: ['1014'] },
    ...{ through: 0.28, bulbs: [ball(0, 0.115, 0, globe)] },
  },
  {
    ...{ ...round, name: 'vavsta-pendant-charcoal', model: 'vavsta-pendant-charcoal', articles: ['1028'] },
    ...{ through: 0.12, bulbs: [ball(0, 0.115, 0, globe)] },
  },
  {
    ...{ name: 'langhed-pendant', model: 'langhed-pendant-black', articles: ['1016', '1032'] },
    ...{ symmetry: 'quarter', glows: 'opal-acrylic' },
  },
  {
    ...{ ...round, name: 'tjarna-ceiling', model: 'tjarna-ceiling-opal', articles: ['1017'] },
    glows: 'opal-disc',
  },
  {
    ...{ ...mirrored, name: 'tjarna-wall', model: 'tjarna-wall-opal', articles: ['1018'] },
    glows: 'opal-disc',
  },
  {
    ...{ ...mirrored, name: 'grindo-wall', model: 'grindo-wall-black', articles: ['1019'] },
    glows: 'filament',
  },
  {
    ...{ ...round, name: 'grindo-bollard', model: 'grindo-bollard-black', articles: ['1020'] },
    glows: 'filament',
  },
  {
    ...{ ...round, name: 'grindo-portable', model: 'grindo-portable-black', articles: ['1031'] },
    glows: 'filament',
  },
  {
    ...{ name: 'frostnas-star-paper', model: 'frostnas-star-paper', articles: ['1023'] },
    ...{ symmetry: 'quarter', glows: 'bulb', through: 0.34, bulbs: [ball(0, 0, 0, drop)] },
  },
  {
    ...{ name: 'frostnas-star-red', model: 'frostnas-star-red', articles: ['1033'] },
    ...{ symmetry: 'quarter', glows: 'bulb', through: 0.46, bulbs: [ball(0, 0, 0, drop)] },
  },
]

/**
 * Returns the flux and power from the product's facts: of the whole lamp (`isAbsolute`), or else of
 * its first light source.
 */
export function lampSetOf({ name, articles: [id], bulbs }: Lamp): { lamps: LampSet; isAbsolute: boolean } {
  const byId = (wanted?: string) => articles.find(article => article.id === wanted)
  const article = byId(id)
  const isAbsolute = article?.facts['luminous-flux'] !== undefined
  const source = isAbsolute ? article : byId(article?.lightSources?.[0])
  const facts = source?.facts
  if (!source || !facts?.['luminous-flux'] || !facts.effect) throw new Error(`${name} has no luminous flux and power.`)
  const count = isAbsolute ? 1 : (bulbs?.length ?? 1)
  return {
    isAbsolute,
    lamps: {
      count,
      type: isAbsolute ? 'LED' : `${source.name} ${facts.socket}, ${facts.dimensions?.[0]?.diameter} mm`,
      flux: count * facts['luminous-flux'],
      colour: `${facts['color-temperature']} K`,
      rendering: `${facts['color-rendering']}`,
      power: count * facts.effect,
    },
  }
}
