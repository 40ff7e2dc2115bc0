import { afterAll, beforeAll } from 'vitest'
import { changeBucket } from './plain-pictures.ts'

/**
 * Hides the plain pictures of an open shop, so that it creates the real ones when they are
 * requested. `names` selects pictures, because creating a picture takes up to 0.1 s of CPU.
 * Default: all pictures.
 */
export function lookAtRealPictures(state: string, ...names: string[]) {
  const ofThese = names.map(name => `key GLOB 'p/${name}-lit.*' OR key GLOB 'p/${name}-unlit.*'`).join(' OR ') || 'TRUE'
  const away = `UPDATE _mf_objects SET key = 'plain/' || key WHERE ${ofThese}`
  beforeAll(() => changeBucket(state, database => database.exec(away)))
  // The plain ones replace the created ones, so that another file can hide the same pictures again.
  const back = "UPDATE OR REPLACE _mf_objects SET key = substr(key, 7) WHERE key LIKE 'plain/%'"
  afterAll(() => changeBucket(state, database => database.exec(back)))
}
