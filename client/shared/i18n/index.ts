import rosetta from 'rosetta'
import type { texts as accessibility } from './en/accessibility.ts'
import type { texts as account } from './en/account.ts'
import type { texts as checkout } from './en/checkout.ts'
import type { texts as country } from './en/country.ts'
import type { texts as customer } from './en/customer-page.ts'
import type { texts as duties } from './en/duties.ts'
import type { texts as editing } from './en/editing.ts'
import type { texts as editingBlocks } from './en/editing-blocks.ts'
import type { texts as editingEntries } from './en/editing-entries.ts'
import type { texts as editingFiles } from './en/editing-files.ts'
import type { texts as editingPanel } from './en/editing-panel.ts'
import type { texts as editingReleases } from './en/editing-releases.ts'
import type { texts as editors } from './en/editors.ts'
import type { texts as frame } from './en/frame.ts'
import type { texts as en } from './en/index.ts'
import type { texts as islands } from './en/islands.ts'
import type { texts as keep } from './en/keep-favorites.ts'
import type { texts as law } from './en/law.ts'
import type { texts as light } from './en/light.ts'
import type { texts as model } from './en/model.ts'
import type { texts as newProduct } from './en/new-product.ts'
import type { texts as newsletter } from './en/newsletter.ts'
import type { texts as offline } from './en/offline.ts'
import type { texts as ownLight } from './en/own-light.ts'
import type { texts as pickup } from './en/pickup-bag.ts'
import type { texts as preview } from './en/preview.ts'
import type { texts as room } from './en/room.ts'

/** The shape of English, with other texts. */
type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }
/** The shape of every dictionary: a missing or misspelt key fails `tsc`. */
export type Messages = Words<typeof en>
/** Texts of the accessibility statement, which browsers do not get. */
export type AccessibilityMessages = Words<typeof accessibility>
/** The texts that browsers get: common ones for every island, and a part for some features. */
export type IslandMessages = Words<typeof islands>
export type CheckoutMessages = Words<typeof checkout>
export type AccountMessages = Words<typeof account>
export type CountryMessages = Words<typeof country>
export type CustomerMessages = Words<typeof customer>
/** Texts of the page of editors, which browsers do not get. */
export type EditorMessages = Words<typeof editors>
/** Texts of the page about the law's demands, which browsers do not get. */
export type DutyMessages = Words<typeof duties>
/** Texts of the editors' panel, which shoppers do not get. */
export type EditingMessages = Words<typeof editing>
/** Texts of the tools for blocks on the page, which shoppers do not get. */
export type EditingBlocksMessages = Words<typeof editingBlocks>
/** Texts of the list of entries and of beginning one, which shoppers do not get. */
export type EditingEntriesMessages = Words<typeof editingEntries>
/** Texts of the library of pictures and files, which shoppers do not get. */
export type EditingFilesMessages = Words<typeof editingFiles>
/** Texts about one entry in the panel, which shoppers do not get. */
export type EditingPanelMessages = Words<typeof editingPanel>
/** Texts of releases, which shoppers do not get. */
export type EditingReleasesMessages = Words<typeof editingReleases>
export type FrameMessages = Words<typeof frame>
export type KeepMessages = Words<typeof keep>
/** Texts of the tools to understand light by, which browsers do not get. */
export type LightMessages = Words<typeof light>
/** Texts that the law asks for, which browsers do not get. */
export type LawMessages = Words<typeof law>
export type ModelMessages = Words<typeof model>
/** Texts of the form of a new product, which browsers do not get. */
export type NewProductMessages = Words<typeof newProduct>
export type NewsletterMessages = Words<typeof newsletter>
export type OfflineMessages = Words<typeof offline>
/** What those tools say of one product; browsers get it with the product's page. */
export type OwnLightMessages = Words<typeof ownLight>
export type PickupMessages = Words<typeof pickup>
/** Texts of the preview's bar, which browsers do not get. */
export type PreviewMessages = Words<typeof preview>
export type RoomMessages = Words<typeof room>

type Path<T> = { [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Path<T[Key]>}` }[keyof T & string]
type TextAt<T, Key> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : Key extends keyof T
    ? T[Key]
    : never
type Names<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never

export type MessageKey = Path<typeof en>
type Parameters<Key> = [Names<TextAt<typeof en, Key>>] extends [never]
  ? []
  : [values: Record<Names<TextAt<typeof en, Key>>, string | number>]

/** Keys of texts without parameters, for keys in variables. */
export type PlainKey = { [Key in MessageKey]: Parameters<Key> extends [] ? Key : never }[MessageKey]

/**
 * Returns the text of a key, e.g. `t('listing.showing', { shown: 4, total: 9 })`. The compiler
 * checks keys and parameters.
 */
export type Translate = <Key extends MessageKey>(key: Key, ...parameters: Parameters<Key>) => string

/**
 * One immutable translator for each language, so that no request can change another's language.
 * A missing text is empty, and while developing its key.
 */
export function createTranslate(locale: string, messages: object): Translate {
  const dictionary = rosetta({ [locale]: messages })
  if (import.meta.env.DEV) return (key, ...[values]) => dictionary.t(key, values, locale) || `⚠ ${key} (${locale})`
  return (key, ...[values]) => dictionary.t(key, values, locale)
}
