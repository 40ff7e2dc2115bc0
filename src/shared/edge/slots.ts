import { joinBytes, readSize } from './streams.ts'

/*
 * Slots are placeholders in cached pages, filled in as bytes for each response.
 *
 * Why: a page is cached for all visitors, but its nonce, country and report token belong to one
 * response. Decoding and encoding the page for that cost more than anything else (decision 68).
 * What breaks it: a body that is not a byte stream, or is compressed; a slot that React escapes
 * (backticks are not escaped); a slot that a visitor or editor could guess and write. So every slot
 * starts with a random mark of the isolate that rendered the page; the header `Slot-Mark` has it.
 * To remove it: let both functions decode, replace and encode. To remove slots: do not cache pages,
 * and pass the real values in `src/pages.ts`.
 */

/** Every slot starts with a backtick, which is rare in pages. */
const mark = 0x60

type SlotName = 'nonce' | 'country' | 'place' | 'legal-guarantee' | 'guarantee-notice' | 'report-token' | 'path'

let ownMark: string | undefined

/** The beginning of this isolate's slots, which nobody can guess. */
export function slotMark(): string {
  ownMark ??= `\`slot-${crypto.randomUUID()}`
  return ownMark
}

/** Sets the slot mark while the Worker starts, when random numbers are not available. */
export function fixSlotMark(text: string | undefined) {
  ownMark = text
}

/**
 * The placeholder for one value of `Slots`, which differs between visitors, or expires before a
 * cached page does (the report token). The slot `path` is filled in by `html-cache.tsx`.
 */
export const slotFor = (name: SlotName) => `${slotMark()}-${name}`

/** This header tells how a rendered page's slots begin; it is never sent to browsers. */
export const slotHeader = 'Slot-Mark'

export interface Slots {
  nonce: string
  /** ISO code, or empty. */
  country: string
  /** The country in words (`formatPlace`), as HTML. */
  place: string
  /** The link to the notice of the legal guarantee as HTML; empty where there is no notice. */
  guaranteeNotice: string
  /** Years of the legal guarantee; empty where it has no fixed end. */
  legalGuarantee: string
  /** A report token, or empty. */
  report: string
}

/**
 * Fills one visitor's values into the slots of a complete shared page; `pageMark` is the beginning
 * of its slots.
 */
export function fillBytes(page: Uint8Array, pageMark: string, slots: Slots): Uint8Array<ArrayBuffer> {
  const { parts, used } = replaceSlots(page, valuesOf(pageMark, slots))
  return joinBytes([...parts, page.subarray(used)])
}

/** Fills the slots while the page streams, without decoding. `body` must be a byte stream. */
export function fillStream(body: ReadableStream, pageMark: string, slots: Slots): ReadableStream<Uint8Array> {
  const values = valuesOf(pageMark, slots)
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
          const bytes = rest.length > 0 ? joinBytes([rest, value]) : value
          const { parts, used } = replaceSlots(bytes, values)
          const filled = joinBytes(parts)
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

const valuesOf = (pageMark: string, { nonce, country, place, legalGuarantee, guaranteeNotice, report }: Slots) =>
  Object.entries({
    nonce,
    country,
    place,
    'legal-guarantee': legalGuarantee,
    'guarantee-notice': guaranteeNotice,
    'report-token': report,
  } satisfies Partial<Record<SlotName, string>>).map(([name, value]): [slot: Uint8Array, value: Uint8Array] => [
    bytesOf(`${pageMark}-${name}`),
    bytesOf(value),
  ])

/** Replaces slots; `used` bytes are done, and the rest may be the start of a slot. */
function replaceSlots(bytes: Uint8Array, values: [Uint8Array, Uint8Array][]): { parts: Uint8Array[]; used: number } {
  const parts: Uint8Array[] = []
  let used = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at)) {
    const here = at
    const found = values.find(([slot]) => matchesAt(bytes, here, slot))
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

/** Whether `bytes` matches `slot` from `at` on, up to the end of the shorter one. */
function matchesAt(bytes: Uint8Array, at: number, slot: Uint8Array): boolean {
  const end = Math.min(slot.length, bytes.length - at)
  for (let index = 0; index < end; index++) if (bytes[at + index] !== slot[index]) return false
  return true
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text)
