/**
 * The size that a product's measures, 3D model and light data are of: the first of several. Empty
 * for a product of one size.
 */
export const measuredSize = (items: { name: string }[]): string => (items.length > 1 ? (items[0]?.name ?? '') : '')
