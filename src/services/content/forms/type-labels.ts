import type { DocumentType } from '../entries/documents.ts'
import type { FieldLabel } from './node.ts'

export const typeLabels: Record<DocumentType, FieldLabel> = {
  globalContent: { en: 'Menus and footer', sv: 'Menyer och sidfot' },
  startPage: { en: 'Front page', sv: 'Startsida' },
  page: { en: 'Page', sv: 'Sida' },
  category: { en: 'Category', sv: 'Kategori' },
  product: { en: 'Product', sv: 'Produkt' },
  family: { en: 'Family', sv: 'Familj' },
  designer: { en: 'Designer', sv: 'Formgivare' },
  maker: { en: 'Maker', sv: 'Tillverkare' },
  photometry: { en: 'Luminous intensities', sv: 'Ljusstyrkor' },
  case: { en: 'Case', sv: 'Projekt' },
  news: { en: 'News', sv: 'Aktuellt' },
  concept: { en: 'Concept', sv: 'Koncept' },
  campaign: { en: 'Campaign page', sv: 'Kampanjsida' },
  dealer: { en: 'Dealer', sv: 'Återförsäljare' },
}
