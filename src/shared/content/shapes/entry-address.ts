import * as paths from '#client/paths.ts'
import type { UrlTo } from '#client/urls.ts'

/** The types of entries that have a page, each with a function that returns the page's address. */
export const entryAddress = {
  page: (urlTo: UrlTo, path: string) => urlTo(path),
  category: (urlTo: UrlTo, slug: string) => urlTo(paths.category, slug),
  product: (urlTo: UrlTo, slug: string) => urlTo(paths.product, slug),
  designer: (urlTo: UrlTo, slug: string) => urlTo(paths.designer, slug),
  case: (urlTo: UrlTo, slug: string) => urlTo(paths.caseItem, slug),
  news: (urlTo: UrlTo, slug: string) => urlTo(paths.newsItem, slug),
  campaign: (urlTo: UrlTo, slug: string) => urlTo(paths.campaign, slug),
  concept: (urlTo: UrlTo, slug: string) => urlTo(paths.concept, slug),
}

export const isEntryType = (name: string): name is keyof typeof entryAddress => Object.hasOwn(entryAddress, name)

export const entryTypes = Object.keys(entryAddress).filter(isEntryType)
