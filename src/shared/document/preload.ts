import { styles } from 'virtual:client-assets'
import type { Head } from './document.tsx'

/**
 * The `Link` header of a page: the stylesheets that its first paint needs. In the header, because
 * browsers then request them before they parse the page; Cloudflare can send them as early hints.
 */
export const preloadLinks = ({ sheet, lateSheets }: Head): string =>
  [styles.frame, ...(lateSheets ? [] : [styles.late]), ...(sheet ? [styles[sheet]] : [])]
    .map(href => `<${href}>; rel=preload; as=style`)
    .join(', ')
