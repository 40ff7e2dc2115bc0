/** One size of an article, in mm; null where it is not known. */
export interface DrawnSize {
  diameter: number | null
  width: number | null
  height: number | null
  /** How far it stands out from a wall, or reaches to the side. */
  depth: number | null
  length: number | null
}

/** What a lamp looks like in a drawing, and where it is. */
export const lampKinds = [
  ...(['pendant', 'ceiling', 'star', 'table', 'portable', 'floor'] as const),
  ...(['wall', 'lantern', 'bollard', 'bulb', 'shade', 'part'] as const),
]
export type LampKind = (typeof lampKinds)[number]

/** What a drawing is made of. */
export interface Measured {
  kind: LampKind
  /** At least one. */
  sizes: DrawnSize[]
  /** The length of its cord in mm; null for none. */
  cord: number | null
}

interface Facts {
  /** Slugs (specification, §2), the main category first. */
  categories: string[]
  dimensions: DrawnSize[]
  cableLength: number | null
}

const kindOfCategory = new Map<string, LampKind>([
  ['pendant', 'pendant'],
  ['ceiling', 'ceiling'],
  ['holiday', 'star'],
  ['table', 'table'],
  ['portable', 'portable'],
  ['floor', 'floor'],
  ['wall', 'wall'],
  ['bathroom', 'wall'],
  ['outdoor', 'bollard'],
  ['lightsource', 'bulb'],
  ['lampshades', 'shade'],
  ['accessories', 'part'],
  ['spareparts', 'part'],
])

/**
 * What an article's drawing is made of. Null where its kind or its measures are not known.
 */
export function measuredOf({ categories, dimensions, cableLength }: Facts): Measured | null {
  const kind = kindOf(categories)
  const sizes = dimensions.filter(size => kind && isDrawn(kind, size))
  return kind && sizes.length > 0 ? { kind, sizes, cord: cableLength } : null
}

function kindOf([main = '', ...others]: string[]): LampKind | undefined {
  const also = (slug: string) => others.includes(slug)
  if (main === 'outdoor' && (also('portable') || also('wall') || also('table'))) return 'lantern'
  if (main === 'bathroom' && also('ceiling')) return 'ceiling'
  if (main === 'spareparts' && also('lampshades')) return 'shade'
  return kindOfCategory.get(main)
}

/** How wide and high an article is, seen from where it is drawn. A flat one is round. */
export const acrossOf = ({ diameter, width, length }: DrawnSize) => diameter ?? width ?? length ?? 0
export const heightOf = (size: DrawnSize) => size.height ?? size.diameter ?? 0

/** Whether enough is known of a size to draw it. */
export const isDrawn = (kind: LampKind, size: DrawnSize) =>
  acrossOf(size) > 0 && (size.height !== null || (size.diameter !== null && isRound.has(kind)))

/** Kinds that a diameter alone describes: a star, a disc on a wall, a globe of glass. */
const isRound: ReadonlySet<LampKind> = new Set(['star', 'wall', 'part'])
