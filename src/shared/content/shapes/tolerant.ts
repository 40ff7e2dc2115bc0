import * as v from 'valibot'

/*
 * Schemas for optional parts of a page. A page leaves out an invalid part, for example after a
 * field was renamed in the CMS or while an entry is incomplete. It fails only when its main entry
 * is invalid.
 */

/** Optional text; empty when missing or invalid. */
export const lenientText = v.fallback(v.string(), '')

/** An optional number; 0 when missing or invalid. */
export const lenientNumber = v.fallback(v.number(), 0)

/** An optional flag; false when missing or invalid. */
export const lenientFlag = v.fallback(v.boolean(), false)

/** An optional part; null when missing or invalid. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null)

/** A required list without its invalid entries; fails when the value is not a list. */
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

/** An optional list without its invalid entries; empty when the value is not a list. */
export const listOf = <Schema extends v.GenericSchema>(entry: Schema) => v.fallback(mainListOf(entry), [])
