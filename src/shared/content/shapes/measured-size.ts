/**
 * Returns the name of the size that a product's measurements, 3D model and light data describe.
 * This is the first size; the name is empty if the product has only one.
 */
export const findMeasuredSize = (items: { name: string }[]): string => (items.length > 1 ? (items[0]?.name ?? '') : '')
