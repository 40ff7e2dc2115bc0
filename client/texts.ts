/** The type of a translation: an object with the same keys as `T`, the English texts. */
export type Like<T> = { [Key in keyof T]: T[Key] extends string ? string : Like<T[Key]> }

/**
 * The type of all English texts of the shop. Keys and parameters (in braces) of all languages are
 * checked against it.
 */
export type Texts = typeof import('./account/texts/customer-page.en.ts')['texts'] &
  typeof import('./account/texts/en.ts')['texts'] &
  typeof import('./account/texts/pages.en.ts')['texts'] &
  typeof import('./bag/texts/pages.en.ts')['texts'] &
  typeof import('./bag/texts/pickup-bag.en.ts')['texts'] &
  typeof import('./checkout/texts/buy-now.en.ts')['texts'] &
  typeof import('./checkout/texts/en.ts')['texts'] &
  typeof import('./compare/texts/pages.en.ts')['texts'] &
  typeof import('./country/texts/en.ts')['texts'] &
  typeof import('./dealers/texts/pages.en.ts')['texts'] &
  typeof import('./desk/texts/pages.en.ts')['texts'] &
  typeof import('./editing/texts/blocks.en.ts')['texts'] &
  typeof import('./editing/texts/en.ts')['texts'] &
  typeof import('./editing/texts/entries.en.ts')['texts'] &
  typeof import('./editing/texts/files.en.ts')['texts'] &
  typeof import('./editing/texts/pages-duties.en.ts')['texts'] &
  typeof import('./editing/texts/pages-editors.en.ts')['texts'] &
  typeof import('./editing/texts/pages-new-product.en.ts')['texts'] &
  typeof import('./editing/texts/panel.en.ts')['texts'] &
  typeof import('./editing/texts/releases.en.ts')['texts'] &
  typeof import('./editorial/texts/pages-accessibility.en.ts')['texts'] &
  typeof import('./editorial/texts/pages.en.ts')['texts'] &
  typeof import('./energy-label/texts/pages.en.ts')['texts'] &
  typeof import('./family/texts/pages.en.ts')['texts'] &
  typeof import('./favorites/texts/keep-favorites.en.ts')['texts'] &
  typeof import('./favorites/texts/pages.en.ts')['texts'] &
  typeof import('./home/texts/pages.en.ts')['texts'] &
  typeof import('./light/texts/pages-own.en.ts')['texts'] &
  typeof import('./light/texts/pages.en.ts')['texts'] &
  typeof import('./listing/texts/pages.en.ts')['texts'] &
  typeof import('./newsletter/texts/en.ts')['texts'] &
  typeof import('./newsletter/texts/pages.en.ts')['texts'] &
  typeof import('./offline/texts/en.ts')['texts'] &
  typeof import('./order/texts/pages-slips.en.ts')['texts'] &
  typeof import('./order/texts/pages.en.ts')['texts'] &
  typeof import('./photometry/texts/pages.en.ts')['texts'] &
  typeof import('./product/texts/model.en.ts')['texts'] &
  typeof import('./product/texts/pages.en.ts')['texts'] &
  typeof import('./room-light/texts/en.ts')['texts'] &
  typeof import('./schedule/texts/pages.en.ts')['texts'] &
  typeof import('./search/texts/pages.en.ts')['texts'] &
  typeof import('./shared/texts/en.ts')['texts'] &
  typeof import('./shared/texts/frame.en.ts')['texts'] &
  typeof import('./shared/texts/pages-law.en.ts')['texts'] &
  typeof import('./shared/texts/pages-preview.en.ts')['texts'] &
  typeof import('./shared/texts/pages.en.ts')['texts'] &
  typeof import('./withdraw/texts/pages.en.ts')['texts']
