import * as v from 'valibot'

/*
 * Content drifts: an editor's platform renames a field, or an entry is half filled. What a page can
 * do without is read with these, and is left out when it is not as agreed; only a page's own main
 * thing makes it fail.
 */

/** A text that may be missing; empty then. */
export const text = v.fallback(v.string(), '')

/** A number that may be missing; 0 then. */
export const number = v.fallback(v.number(), 0)

/** A flag that may be missing; false then. */
export const flag = v.fallback(v.boolean(), false)

/** A part that may be missing or broken; null then. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null)

/** A list that a page is about, without its broken entries; an error when it is no list. */
export const mainListOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform(entries =>
      entries.flatMap(one => {
        const { success, output } = v.safeParse(entry, one)
        return success ? [output] : []
      }),
    ),
  )

/** A list without its broken entries; empty when it is no list. */
export const listOf = <Schema extends v.GenericSchema>(entry: Schema) => v.fallback(mainListOf(entry), [])
