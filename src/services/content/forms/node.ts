import type { Locale } from '../lib/localize.ts'

/** A text of the form itself; English stands for a language without. */
export type FieldLabel = Partial<Record<Locale, string>> & { en: string }

interface Common {
  /** Missing inside a list, whose own label says what its items are. */
  label?: FieldLabel
  /** The field may be left out. */
  optional: boolean
  /** The value is one for each language; only the default one is needed. */
  localized: boolean
  /** What stands for a missing value. */
  usual?: unknown[]
  /** Commerce decides it: a change of it is not kept. */
  readOnly?: true
  /** A draft may leave it out; what is published may not. */
  neededToPublish?: true
}

/** A value, and where it is not plain how it is called. */
export type Option = string | { value: string; label: FieldLabel }

/** A block says by its `_type` of which kind it is. */
export interface BlockKind {
  name: string
  label: FieldLabel
  /** In one line what it is. */
  hint: FieldLabel
  node: Node
}

/**
 * What a form shows for a value. `image` is one file with its size, `picture` a place on a page
 * with its alternative text, unlit and perhaps lit, `media` the same of a product, `focus` a point
 * of either; `download` a file with a title, `link` an address, `pictureAddress` that of a
 * picture in one size.
 */
export type Node = Common &
  (
    | {
        kind: 'object' | 'picture' | 'media' | 'image' | 'focus' | 'file' | 'download'
        fields: { name: string; node: Node }[]
        /** Many fields, in parts of the form; every field is in one of them. */
        groups?: { label: FieldLabel; fields: string[] }[]
      }
    | { kind: 'list'; item: Node; min?: number; max?: number }
    | {
        kind: 'text' | 'longText' | 'link' | 'date' | 'colour' | 'pictureAddress'
        min?: number
        max?: number
        /** A regular expression; `problem` says what it wants. */
        pattern?: string
        problem?: string
        format?: 'email' | 'url'
      }
    | { kind: 'number'; min?: number; max?: number /** The value must be greater. */; above?: number; integer: boolean }
    | { kind: 'boolean' }
    | { kind: 'body' }
    | { kind: 'choice'; options: Option[] }
    | { kind: 'block'; kinds: BlockKind[] }
    | { kind: 'reference'; refers: string }
  )
