import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { buildEntryPath, callContent, type EntryId } from './ask.ts'

const shape = v.object({
  differences: v.array(
    v.object({ path: v.array(v.union([v.string(), v.number()])), before: v.unknown(), after: v.unknown() }),
  ),
  /** The pages that show the entry, by language. */
  pages: v.array(v.object({ paths: v.record(v.string(), v.string()) })),
})

/**
 * Loads what publishing the saved entry would change, and on which pages. Returns null while
 * loading, and undefined if loading failed.
 */
export function useChanges({ type, id }: EntryId) {
  const [changes, setChanges] = useState<v.InferOutput<typeof shape> | null | undefined>(null)
  useEffect(() => {
    let isOutdated = false
    callContent(buildEntryPath({ type, id }, '/changes')).then(answer => {
      if (!isOutdated) setChanges(answer.ok ? v.parse(shape, answer.value) : undefined)
    }, console.warn)
    return () => {
      isOutdated = true
    }
  }, [type, id])
  return changes
}
