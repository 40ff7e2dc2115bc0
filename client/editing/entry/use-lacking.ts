import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { buildEntryPath, callContent, type EntryId } from './ask.ts'
import type { StoredEntry } from './shapes.ts'

const shape = v.object({ lacking: v.record(v.string(), v.string()) })

/**
 * Loads the reasons why the saved entry cannot be published, keyed by field. Empty until they are
 * loaded. They are loaded again after each save, and when `isPublishing` changes, because
 * referenced entries may have changed meanwhile.
 */
export function usePublishingErrors({ type, id }: EntryId, { version, status }: StoredEntry, isPublishing: boolean) {
  const [lacking, setLacking] = useState<Record<string, string>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change needs a new request.
  useEffect(() => {
    let isOutdated = false
    if (version > 0) {
      callContent(buildEntryPath({ type, id }, '/lacking')).then(answer => {
        if (!isOutdated && answer.ok) setLacking(v.parse(shape, answer.value).lacking)
      }, console.warn)
    }
    return () => {
      isOutdated = true
    }
  }, [type, id, version, status, isPublishing])
  return lacking
}
