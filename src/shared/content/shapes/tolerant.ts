import * as v from 'valibot'

/*
 * Content drifts: a CMS renames a field, or an entry is incomplete. Optional parts of a page are
 * parsed with these schemas and left out when invalid; only its main entry makes a page fail.
 */

/** An optional text; empty when missing. */
export const lenientText = v.fallback(v.string(), '')

/** An optional number; 0 when missing. */
export const lenientNumber = v.fallback(v.number(), 0)

/** An optional flag; false when missing. */
export const lenientFlag = v.fallback(v.boolean(), false)

/** An optional part; null when missing or invalid. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null)

/** A required list without its invalid entries; an error when it is no list. */
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

/** A list without its invalid entries; empty when it is no list. */
export const listOf = <Schema extends v.GenericSchema>(entry: Schema) => v.fallback(mainListOf(entry), [])
