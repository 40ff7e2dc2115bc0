/** One size of a product, in mm; null where a measure is unknown. */
export interface DrawnSize {
  diameter: number | null
  width: number | null
  height: number | null
  /** How far the lamp extends from the wall, or from front to back. */
  depth: number | null
  length: number | null
}

/** The kinds of lamps. Each has its own outline and is drawn in its place, such as on a table. */
export const lampKinds = [
  ...(['pendant', 'ceiling', 'star', 'table', 'portable', 'floor'] as const),
  ...(['wall', 'lantern', 'bollard', 'bulb', 'shade', 'part'] as const),
]
export type LampKind = (typeof lampKinds)[number]

/** The input of a drawing. */
export interface Measured {
  kind: LampKind
  /** The sizes of the product, at least one. */
  sizes: DrawnSize[]
  /** Length of the cord in mm; null if there is none or it is unknown. */
  cord: number | null
}

interface Facts {
  /** The slugs of the product's categories, the main category first. */
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
 * Finds the kind of lamp and the measures for a product's drawing. Null if either is unknown; the
 * product then has no drawing.
 */
export function measureProduct({ categories, dimensions, cableLength }: Facts): Measured | null {
  const kind = findLampKind(categories)
  const sizes = dimensions.filter(size => kind && canDraw(kind, size))
  return kind && sizes.length > 0 ? { kind, sizes, cord: cableLength } : null
}

/** Finds the kind of lamp by the slugs of its categories, the main category first. */
export function findLampKind([main = '', ...others]: string[]): LampKind | undefined {
  const also = (slug: string) => others.includes(slug)
  if (main === 'outdoor' && (also('portable') || also('wall') || also('table'))) return 'lantern'
  if (main === 'bathroom' && also('ceiling')) return 'ceiling'
  if (main === 'spareparts' && also('lampshades')) return 'shade'
  return kindOfCategory.get(main)
}

/* The width and height of a product's drawing in mm. Without a height, the diameter is used. */
export const getDrawnWidth = ({ diameter, width, length }: DrawnSize) => diameter ?? width ?? length ?? 0
export const getDrawnHeight = (size: DrawnSize) => size.height ?? size.diameter ?? 0

/** Finds the size that takes most space in a drawing. */
export function findLargestSize({ sizes }: Measured): DrawnSize {
  const [size] = sizes.toSorted((a, b) => getDrawnWidth(b) * getDrawnHeight(b) - getDrawnWidth(a) * getDrawnHeight(a))
  if (!size) throw new Error('A drawing needs a size.')
  return size
}

/** Whether a size has the measures to draw it. */
export const canDraw = (kind: LampKind, size: DrawnSize) =>
  getDrawnWidth(size) > 0 && (size.height !== null || (size.diameter !== null && isRound.has(kind)))

/** Kinds that need no height if their diameter is known: a spare part may be a glass globe. */
const isRound: ReadonlySet<LampKind> = new Set(['star', 'wall', 'part'])
