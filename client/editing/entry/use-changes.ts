import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { callContent, type EntryId, entryPath } from './ask.ts'

const shape = v.object({
  differences: v.array(
    v.object({ path: v.array(v.union([v.string(), v.number()])), before: v.unknown(), after: v.unknown() }),
  ),
  /** The pages that show it, by language. */
  pages: v.array(v.object({ paths: v.record(v.string(), v.string()) })),
})

/**
 * What publishing an entry changes, as saved, and where that is seen; null until it is known,
 * undefined when there was no answer.
 */
export function useChanges({ type, id }: EntryId) {
  const [changes, setChanges] = useState<v.InferOutput<typeof shape> | null | undefined>(null)
  useEffect(() => {
    let isOld = false
    callContent(entryPath({ type, id }, '/changes')).then(answer => {
      if (!isOld) setChanges(answer.ok ? v.parse(shape, answer.value) : undefined)
    }, console.warn)
    return () => {
      isOld = true
    }
  }, [type, id])
  return changes
}
