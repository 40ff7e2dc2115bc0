import { styles } from 'virtual:client-assets'
import type { Head } from './document.tsx'

/**
 * Formats a page's `Link` header, which preloads the stylesheets that the first paint needs.
 * Browsers request them before they parse the page, and Cloudflare can send them as early hints.
 */
export const formatPreloadLinks = ({ sheet, lateSheets }: Head): string =>
  [styles.frame, ...(lateSheets ? [] : [styles.late]), ...(sheet ? [styles[sheet]] : [])]
    .map(href => `<${href}>; rel=preload; as=style`)
    .join(', ')
