/**
 * The name of the size that a product's measurements, 3D model and light data describe: the first
 * one if it has several, empty if it has only one.
 */
export const measuredSize = (items: { name: string }[]): string => (items.length > 1 ? (items[0]?.name ?? '') : '')
