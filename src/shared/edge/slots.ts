import { joined, readSize } from './streams.ts'

/*
 * Slots in shared pages, filled in as bytes.
 *
 * Why: a page is cached for all visitors, but its nonce, country and report token belong to one
 * response. Decoding and encoding the page for that cost more than anything else (decision 68).
 * What breaks it: a body that is no byte stream, or is compressed; a slot's text in an attribute
 * that React escapes (a backtick is not); a slot's text that a visitor or editor could know, so it
 * has a random number of the isolate that rendered the page, which the page's header names.
 * To remove it: replace both functions by ones that decode, replace and encode. For no slots at
 * all, do not cache pages: give `src/pages.ts` the real values.
 */

/** Every slot starts with a backtick, which is rare in pages. */
const mark = 0x60

type SlotName = 'nonce' | 'country' | 'place' | 'legal-guarantee' | 'guarantee-notice' | 'report-token' | 'path'

let ownMark: string | undefined

/** The beginning of this isolate's slots, which nobody outside can know. */
export function slotMark(): string {
  ownMark ??= `\`slot-${crypto.randomUUID()}`
  return ownMark
}

/** Sets the beginning of slots while the Worker starts, when it has no random numbers. */
export function fixSlotMark(text: string | undefined) {
  ownMark = text
}

/**
 * Placeholder for the nonce of a response's scripts, the visitor's country, the same in words
 * (`placeText`), the years of its legal guarantee, the link to the notice of it, or the page's
 * report token, which expires before a cached page does. A path is filled in by `html-cache.tsx`.
 */
export const slotOf = (name: SlotName) => `${slotMark()}-${name}`

/** The header of a rendered page with the beginning of its slots; never sent to browsers. */
export const slotHeader = 'Slot-Mark'

export interface Slots {
  nonce: string
  /** ISO code, or empty. */
  country: string
  /** HTML. */
  place: string
  /** HTML, or empty where there is no such notice. */
  guaranteeNotice: string
  /** Years, or empty where it has no fixed end. */
  legalGuarantee: string
  /** A report token, or empty. */
  report: string
}

/**
 * Fills one visitor's nonce, country and report token into a whole shared page; `own` begins its
 * slots.
 */
export function fillBytes(page: Uint8Array, own: string, slots: Slots): Uint8Array<ArrayBuffer> {
  const { parts, used } = cut(page, valuesOf(own, slots))
  return joined([...parts, page.subarray(used)])
}

/** The same while the page streams: nothing is decoded. `body` must be a byte stream. */
export function fillStream(body: ReadableStream, own: string, slots: Slots): ReadableStream<Uint8Array> {
  const values = valuesOf(own, slots)
  const reader = body.getReader({ mode: 'byob' })
  let room = new Uint8Array(readSize)
  let rest = new Uint8Array()

  // A TransformStream costs twice as much CPU (decision 68).
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { done, value } = await reader.read(room)
          if (done) {
            if (rest.length > 0) controller.enqueue(rest)
            return controller.close()
          }
          const bytes = rest.length > 0 ? joined([rest, value]) : value
          const { parts, used } = cut(bytes, values)
          const filled = joined(parts)
          rest = bytes.slice(used)
          room = new Uint8Array(value.buffer)
          if (filled.length > 0) return controller.enqueue(filled)
        }
      },
      cancel: reason => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

const valuesOf = (own: string, { nonce, country, place, legalGuarantee, guaranteeNotice, report }: Slots) =>
  Object.entries({
    nonce,
    country,
    place,
    'legal-guarantee': legalGuarantee,
    'guarantee-notice': guaranteeNotice,
    'report-token': report,
  } satisfies Partial<Record<SlotName, string>>).map(([name, value]): [slot: Uint8Array, value: Uint8Array] => [
    bytesOf(`${own}-${name}`),
    bytesOf(value),
  ])

/** The output chunks with the slots replaced; `used` ends before a possible start of a slot. */
function cut(bytes: Uint8Array, values: [Uint8Array, Uint8Array][]): { parts: Uint8Array[]; used: number } {
  const parts: Uint8Array[] = []
  let used = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at)) {
    const here = at
    const found = values.find(([slot]) => agree(bytes, here, slot))
    if (found && bytes.length - at < found[0].length) {
      parts.push(bytes.subarray(used, at))
      return { parts, used: at }
    }
    if (found) {
      parts.push(bytes.subarray(used, at), found[1])
      used = at + found[0].length
    }
    at += found?.[0].length ?? 1
  }
  parts.push(bytes.subarray(used))
  return { parts, used: bytes.length }
}

/** Whether `bytes` matches `slot` at this position, as far as both go. */
function agree(bytes: Uint8Array, at: number, slot: Uint8Array): boolean {
  const end = Math.min(slot.length, bytes.length - at)
  for (let index = 0; index < end; index++) if (bytes[at + index] !== slot[index]) return false
  return true
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text)
