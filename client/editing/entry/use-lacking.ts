import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { callContent, type EntryId, entryPath } from './ask.ts'
import type { StoredEntry } from './shapes.ts'

const shape = v.object({ lacking: v.record(v.string(), v.string()) })

/**
 * By field, why an entry cannot be published as it is saved; empty until it is known. Asked again
 * after each save, and when `isPublishing` changes: what it names may have changed meanwhile.
 */
export function useLacking({ type, id }: EntryId, { version, status }: StoredEntry, isPublishing: boolean) {
  const [lacking, setLacking] = useState<Record<string, string>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is a reason to ask again.
  useEffect(() => {
    let isOld = false
    if (version > 0) {
      callContent(entryPath({ type, id }, '/lacking')).then(answer => {
        if (!isOld && answer.ok) setLacking(v.parse(shape, answer.value).lacking)
      }, console.warn)
    }
    return () => {
      isOld = true
    }
  }, [type, id, version, status, isPublishing])
  return lacking
}
