import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'

/*
 * Decodes a crash that a browser reported: `npm run stack < line`, where `line` is a file with the
 * log's `page_crashed` event. Replaces each position in a built script with the file, line and
 * column in the source. Needs the source maps of the deployed build (`dist/maps`).
 */

const place = /[^\s(]*?([\w.-]+\.js):(\d+):(\d+)/g
const texts = v.array(v.string())
const payload = v.object({
  file: v.string(),
  version: v.number(),
  sources: texts,
  sourcesContent: texts,
  names: texts,
  mappings: v.string(),
  sourceRoot: v.optional(v.string(), ''),
})
const maps = new Map<string, SourceMap | null>()

const crash = await text(process.stdin)
console.log(
  crash.replaceAll(place, (whole, file: string, line: string, column: string) => {
    // Stack traces count lines and columns from 1, source maps from 0.
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    return entry && 'originalSource' in entry
      ? `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
      : whole
  }),
)

function mapOf(file: string): SourceMap | null {
  const path = `dist/maps/${file}.map`
  if (!maps.has(file))
    maps.set(file, existsSync(path) ? new SourceMap(v.parse(payload, JSON.parse(readFileSync(path, 'utf8')))) : null)
  return maps.get(file) ?? null
}
