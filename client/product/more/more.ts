import { fetchPage } from '../../page-data.ts'

/**
 * Loads the second part of a product's page in place of the link to it. The link has the height of
 * that part's first picture, so nothing in view moves.
 */
export async function showMore() {
  const link = document.querySelector<HTMLAnchorElement>('a.product-more')
  const part = link && (await fetchPage(link.href)).querySelector('.product-more')
  if (part) link.replaceWith(part)
}
