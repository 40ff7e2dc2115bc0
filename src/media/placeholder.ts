import { noStore } from '../shared/edge/cache.ts'

/**
 * Creates a placeholder with the picture's width. It has no height of its own, so that the `width`
 * and `height` attributes in the page determine its aspect ratio.
 */
export const createPlaceholder = (width: number, status: 404 | 502) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"><rect width="100%" height="100%" fill="#e9e3d9"/></svg>`,
    { status, headers: { ...noStore, 'Content-Type': 'image/svg+xml' } },
  )
