/**
 * The name of the size that a product's measurements, 3D model and light data describe: the first
 * of several, empty for a single size.
 */
export const findMeasuredSize = (items: { name: string }[]): string => (items.length > 1 ? (items[0]?.name ?? '') : '')
