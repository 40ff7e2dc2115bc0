import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import * as v from 'valibot'
import {
  cleanText,
  isTwice,
  itemId,
  positionsOf,
  type Schedule,
  type SchedulePosition,
  scheduleLimits,
  scheduleMarks,
} from './schedule.ts'

/*
 * A schedule is its address: `1.` and a JSON list, compressed (raw DEFLATE, RFC 1951) and in
 * base64url. Nothing of it is stored, so a link works without an account, and for ever. `2.` has
 * marks of positions, which an older shop would lose. A later form gets another number.
 */
const [version, withMarks] = ['1.', '2.']

/** Most characters of an address; mail programs and servers take twice as many. */
const maxLength = 4000
/** Most bytes of an uncompressed one, above all that `limits` allow of common letters. */
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
    // 0 is an unknown area.
    v.pipe(v.number(), v.minValue(0), v.maxValue(scheduleLimits.area)),
    v.array(position),
  ]),
  v.transform(([name, area, positions]) => ({ name, area: area || null, positions })),
)
const schedule = v.pipe(
  v.tuple([words(scheduleLimits.title), v.pipe(v.array(room), v.maxLength(scheduleLimits.rooms))]),
  v.transform(([title, rooms]): Schedule => ({ title, rooms })),
  v.check(all => positionsOf(all).length <= scheduleLimits.positions),
  v.check(all => {
    const marks = scheduleMarks(all)
    return !marks.flat().some(mark => isTwice(mark, marks))
  }),
)

/** The part of an address that is this schedule; null when it is too long for one. */
export async function writeSchedule(schedule: Schedule): Promise<string | null> {
  const { title, rooms } = schedule
  const hasMarks = positionsOf(schedule).some(({ mark }) => mark)
  const compact = [title, rooms.map(({ name, area, positions }) => [name, area ?? 0, positions.map(compactOf)])]
  const bytes = new TextEncoder().encode(JSON.stringify(compact))
  if (bytes.length > maxBytes) return null
  const packed = new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  const code = (hasMarks ? withMarks : version) + encodeBase64Url(await packed.arrayBuffer()).replaceAll('=', '')
  return code.length > maxLength ? null : code
}

/** Without what is usual at its end. */
function compactOf({ item, quantity, note, mark }: SchedulePosition) {
  if (mark) return [item, quantity, note, mark]
  if (note) return [item, quantity, note]
  return quantity > 1 ? [item, quantity] : [item]
}

/** Why an address is no schedule: a part is missing, or a newer shop has written it. */
export type AddressProblem = 'broken' | 'newer'

/** The schedule of an address. */
export async function readSchedule(code: string): Promise<Schedule | AddressProblem> {
  if (!/^[12]\./.test(code)) return /^[3-9]\./.test(code) ? 'newer' : 'broken'
  if (code.length > maxLength) return 'broken'
  const text = await unpacked(code.slice(version.length))
  const { success, output } = v.safeParse(schedule, text === null ? null : jsonOf(text))
  return success ? output : 'broken'
}

/** Null for what is no base64url, no DEFLATE, no UTF-8, or larger than any schedule. */
async function unpacked(text: string): Promise<string | null> {
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
