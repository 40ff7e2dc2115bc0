import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import * as v from 'valibot'
import {
  cleanText,
  isUsedTwice,
  itemId,
  listMarks,
  listPositions,
  type Schedule,
  type SchedulePosition,
  scheduleLimits,
} from './schedule.ts'

/*
 * A schedule is stored only in its address, so links work without an account and never expire. The
 * code is a version (`1.`, or `2.` if positions have marks), then a JSON list that is compressed
 * (raw DEFLATE, RFC 1951) and encoded as base64url. Increase the version when the format changes.
 */
const [version, withMarks] = ['1.', '2.']

/** Maximum length of a code in characters. Mail programs and servers accept twice as many. */
const maxLength = 4000
/** Maximum number of uncompressed bytes. Schedules within `scheduleLimits` usually have fewer. */
const maxBytes = 40_000

const words = (max: number) => v.pipe(v.string(), v.transform(cleanText), v.maxLength(max))
const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))

const position = v.pipe(
  v.tuple([
    v.pipe(v.string(), v.regex(itemId)),
    v.optional(whole(scheduleLimits.quantity), 1),
    v.optional(words(scheduleLimits.note), ''),
    v.optional(words(scheduleLimits.mark), ''),
  ]),
  v.transform(([item, quantity, note, mark]) => ({ item, quantity, note, mark })),
)
const room = v.pipe(
  v.tuple([
    words(scheduleLimits.name),
    // The area in m²; 0 if unknown.
    v.pipe(v.number(), v.minValue(0), v.maxValue(scheduleLimits.area)),
    v.array(position),
  ]),
  v.transform(([name, area, positions]) => ({ name, area: area || null, positions })),
)
const schedule = v.pipe(
  v.tuple([words(scheduleLimits.title), v.pipe(v.array(room), v.maxLength(scheduleLimits.rooms))]),
  v.transform(([title, rooms]): Schedule => ({ title, rooms })),
  v.check(all => listPositions(all).length <= scheduleLimits.positions),
  v.check(all => {
    const marks = listMarks(all)
    return !marks.flat().some(mark => isUsedTwice(mark, marks))
  }),
)

/** Encodes a schedule for its address. Returns null if the code would be too long. */
export async function formatScheduleCode(schedule: Schedule): Promise<string | null> {
  const { title, rooms } = schedule
  const hasMarks = listPositions(schedule).some(({ mark }) => mark)
  const compact = [title, rooms.map(({ name, area, positions }) => [name, area ?? 0, positions.map(toCompact)])]
  const bytes = new TextEncoder().encode(JSON.stringify(compact))
  if (bytes.length > maxBytes) return null
  const packed = new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  const code = (hasMarks ? withMarks : version) + encodeBase64Url(await packed.arrayBuffer()).replaceAll('=', '')
  return code.length > maxLength ? null : code
}

/** Converts a position to a list without the default values at its end. */
function toCompact({ item, quantity, note, mark }: SchedulePosition) {
  if (mark) return [item, quantity, note, mark]
  if (note) return [item, quantity, note]
  return quantity > 1 ? [item, quantity] : [item]
}

/** Why an address is invalid: `broken`, or `newer` if a newer version of the shop created it. */
export type AddressProblem = 'broken' | 'newer'

/** Decodes the schedule in an address. */
export async function parseScheduleCode(code: string): Promise<Schedule | AddressProblem> {
  if (!/^[12]\./.test(code)) return /^[3-9]\./.test(code) ? 'newer' : 'broken'
  if (code.length > maxLength) return 'broken'
  const text = await decompress(code.slice(version.length))
  const { success, output } = v.safeParse(schedule, text === null ? null : jsonOf(text))
  return success ? output : 'broken'
}

/** Decodes and decompresses text. Returns null if it is invalid, or longer than `maxBytes`. */
async function decompress(text: string): Promise<string | null> {
  try {
    const bytes = decodeBase64Url(text)
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let found = ''
    for (let size = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) return found + decoder.decode()
      size += value.byteLength
      if (size > maxBytes) {
        await reader.cancel()
        return null
      }
      found += decoder.decode(value, { stream: true })
    }
  } catch {
    return null
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
