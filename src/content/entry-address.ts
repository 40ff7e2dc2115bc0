import type { Urls } from '#client/urls.ts'

/**
 * The types of entries that have a page of their own, each with its address. A page's slug is its
 * path.
 */
export const entryAddress = {
  page: (urls: Urls, path: string) => urls.page(path),
  category: (urls: Urls, slug: string) => urls.category(slug),
  product: (urls: Urls, slug: string) => urls.product(slug),
  designer: (urls: Urls, slug: string) => urls.designer(slug),
  case: (urls: Urls, slug: string) => urls.case(slug),
  news: (urls: Urls, slug: string) => urls.newsItem(slug),
  concept: (urls: Urls, slug: string) => urls.concept(slug),
}

export const isEntryType = (name: string): name is keyof typeof entryAddress => Object.hasOwn(entryAddress, name)

export const entryTypes = Object.keys(entryAddress).filter(isEntryType)
