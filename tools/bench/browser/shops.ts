import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Input devices: touch on phones, mouse and keyboard on desktops. */
const ways = ['touch', 'mouse', 'keyboard'] as const
export type Way = (typeof ways)[number]

export const pressSchema = v.strictObject({
  /** The same press has the same name in all shops. */
  name: v.string(),
  path: v.string(),
  selector: v.string(),
  outcome: v.strictObject({
    selector: v.string(),
    text: v.optional(v.string()),
    changes: v.optional(v.boolean()),
  }),
  ways: v.optional(v.array(v.picklist(ways)), [...ways]),
  /**
   * How the first press is undone before the second: by Escape, the same press again, typing into
   * the focused field, or the browser's Back. Default: the page undoes the press by itself.
   */
  undo: v.optional(v.picklist(['Escape', 'press', 'type', 'back'])),
  /** The name of a press of the same shop that the visitor makes first. */
  after: v.optional(v.string()),
  /** The press on the blank reference page that this press is compared with. */
  like: v.optional(v.picklist(['button', 'link', 'dialog']), 'button'),
})

const shopSchema = v.strictObject({
  name: v.string(),
  /** The shop's address without a trailing slash. */
  url: v.string(),
  presses: v.array(pressSchema),
  /** Pages whose first paint and Tab key are measured. */
  pages: v.array(v.string()),
  /** A listing's link to a product, and the largest picture of that product's page. */
  listing: v.optional(v.strictObject({ path: v.string(), link: v.string(), picture: v.string() })),
})

export type Press = v.InferOutput<typeof pressSchema>
export type Shop = v.InferOutput<typeof shopSchema>

/** Reads other shops from JSON files, each with a list of shops (docs/measuring.md). */
export const readPeers = (files: string[]): Shop[] =>
  files.flatMap(file => v.parse(v.array(shopSchema), JSON.parse(readFileSync(file, 'utf8'))))
