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
   * How the first press is undone before the second: with Escape, by the same press again, by
   * typing into the focused field, or with the browser's Back. By default, the page undoes it.
   */
  undo: v.optional(v.picklist(['Escape', 'press', 'type', 'back'])),
  /** The name of another press in the same shop that the visitor must make first. */
  after: v.optional(v.string()),
  /** The press on the blank reference page that this press is compared with. */
  like: v.optional(v.picklist(['button', 'link', 'dialog']), 'button'),
})

const shopSchema = v.strictObject({
  name: v.string(),
  /** The shop's address without a trailing slash. */
  url: v.string(),
  presses: v.array(pressSchema),
  /** Paths of the pages whose first paint and response to the Tab key are measured. */
  pages: v.array(v.string()),
  /**
   * A listing's path, and the selectors of its link to a product and of the largest picture on that
   * product's page.
   */
  listing: v.optional(v.strictObject({ path: v.string(), link: v.string(), picture: v.string() })),
})

export type Press = v.InferOutput<typeof pressSchema>
export type Shop = v.InferOutput<typeof shopSchema>

/** Reads the descriptions of other shops from JSON files, each with a list (docs/measuring.md). */
export const readPeers = (files: string[]): Shop[] =>
  files.flatMap(file => v.parse(v.array(shopSchema), JSON.parse(readFileSync(file, 'utf8'))))
