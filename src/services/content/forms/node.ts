import type { Locale } from '../lib/localize.ts'

/** A text in a form. English is shown for languages that are missing. */
export type FieldLabel = Partial<Record<Locale, string>> & { en: string }

interface Common {
  /** Missing for list items, because the list's label describes them. */
  label?: FieldLabel
  /** Whether the field may be missing. */
  optional: boolean
  /** Whether the value has one version per language; only the default language is required. */
  localized: boolean
  /** The default for a missing value. */
  usual?: unknown[]
  /** The value comes from the commerce platform, so changes by editors are not stored. */
  readOnly?: true
  /** Optional in a draft, but required to publish. */
  neededToPublish?: true
}

/** An option of a choice. It has a label if editors would not understand the value. */
export type Option = string | { value: string; label: FieldLabel }

/** A kind of block, which blocks name in their `_type`. */
export interface BlockKind {
  name: string
  label: FieldLabel
  /** A one-line description. */
  hint: FieldLabel
  node: Node
}

/**
 * The part of a form that shows a value. `image` is one file with its size. `picture` is a page's
 * picture with its alternative text, unlit and possibly lit; `media` is the same for a product;
 * `focus` is a point in either. `download` is a file with a title, `link` is an address, and
 * `pictureAddress` is the address of a picture in one size.
 */
export type Node = Common &
  (
    | {
        kind: 'object' | 'picture' | 'media' | 'image' | 'focus' | 'file' | 'download'
        fields: { name: string; node: Node }[]
        /** The groups of a form with many fields; every field is in one of them. */
        groups?: { label: FieldLabel; fields: string[] }[]
      }
    | { kind: 'list'; item: Node; min?: number; max?: number }
    | {
        kind: 'text' | 'longText' | 'link' | 'date' | 'colour' | 'pictureAddress'
        min?: number
        max?: number
        /** A regular expression; `problem` is the message if the text does not match. */
        pattern?: string
        problem?: string
        format?: 'email' | 'url'
      }
    | {
        kind: 'number'
        min?: number
        max?: number /** The value must be greater than this. */
        above?: number
        integer: boolean
      }
    | { kind: 'boolean' }
    | { kind: 'body' }
    | { kind: 'choice'; options: Option[] }
    | { kind: 'block'; kinds: BlockKind[] }
    | { kind: 'reference'; refers: string }
  )
