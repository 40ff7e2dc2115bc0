/**
 * Returns the name of the size that a product's measurements, 3D model and light data describe.
 * This is the product's first size. The name is empty if the product has only one size.
 */
export const findMeasuredSize = (items: { name: string }[]): string => (items.length > 1 ? (items[0]?.name ?? '') : '')
