import { noStore } from '../edge/cache.ts'

/**
 * A calm surface as wide as the picture would be. It has no ratio of its own, so that a page shows
 * it in the height the picture's `width` and `height` attributes keep free.
 */
export const placeholder = (width: number, status: 404 | 502) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"><rect width="100%" height="100%" fill="#e9e3d9"/></svg>`,
    { status, headers: { ...noStore, 'Content-Type': 'image/svg+xml' } },
  )
