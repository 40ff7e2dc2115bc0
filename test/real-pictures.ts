import { afterAll, beforeAll } from 'vitest'
import { changeBucket } from './plain-pictures.ts'

/** For a file that looks at pictures: those that it asks its open shop for are really made. */
export function lookAtRealPictures(state: string) {
  beforeAll(() => changeBucket(state, database => database.exec("UPDATE _mf_objects SET key = 'plain/' || key")))
  const back = "UPDATE OR IGNORE _mf_objects SET key = substr(key, 7) WHERE key LIKE 'plain/%'"
  afterAll(() => changeBucket(state, database => database.exec(back)))
}
