import type { Readable } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'

export interface Category {
  category: string
  name: string
  uri: string
}

/** Loads all categories, sorted by their position. */
export async function loadCategories(db: Readable, language: LanguageCode): Promise<Category[]> {
  const { results } = await db
    .prepare(`SELECT category, name_${language} AS name, uri FROM categories ORDER BY position`)
    .all<Category>()
  return results
}

export const findCategoryByUri = (db: Readable, uri: string, language: LanguageCode) =>
  db.prepare(`SELECT category, name_${language} AS name, uri FROM categories WHERE uri = ?`).bind(uri).first<Category>()

export type PlacedCategory = Category & { position: number }

/**
 * A category in the wire's format, where `name` is the path from the top category. This shop's
 * categories have no parents, so the path is a single name.
 */
export const categoryView = ({ category, name, uri }: Category) => ({ category, name: [name], uri })

/** A product's categories in the wire's format. The first one is the main category. */
export function productCategoriesView(categories: PlacedCategory[]) {
  const [main] = categories
  return {
    category: main?.category ?? null,
    categoryName: main ? [main.name] : null,
    categoryUri: main?.uri ?? null,
    categories: categories.map(entry => ({ ...categoryView(entry), sortOrder: entry.position })),
  }
}
