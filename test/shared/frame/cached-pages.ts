import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Makes a cached page of a local shop `seconds` older. `state` is the folder of the shop's storage;
 * `path` is the end of the page's cache key.
 */
export function ageCachedPage(state: string, path: string, seconds: number) {
  let aged = 0
  for (const file of globSync(join(state, 'v3/cache/miniflare-CacheObject/*.sqlite'))) {
    const database = new DatabaseSync(file)
    try {
      if (!database.prepare(`SELECT 1 FROM sqlite_master WHERE name = '_mf_entries'`).get()) continue
      const update = database.prepare('UPDATE _mf_entries SET metadata = ? WHERE key = ?')
      for (const { key, metadata } of database.prepare('SELECT key, metadata FROM _mf_entries').all()) {
        if (!String(key).endsWith(path)) continue
        const since = (_: string, name: string, ms: string) => `${name}${Number(ms) - seconds * 1000}`
        update.run(String(metadata).replace(/("stored-at",")(\d+)/, since), String(key))
        aged++
      }
    } finally {
      database.close()
    }
  }
  if (aged !== 1) throw new Error(`Expected one cached page for ${path}, found ${aged}`)
}
