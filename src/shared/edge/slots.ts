import { joinBytes, readSize } from './streams.ts'

/*
 * Slots are placeholders in cached pages. For each response they are replaced in the page's bytes.
 *
 * Why: a cached page is the same for all visitors, but its nonce, country and report token belong
 * to one response. Decoding and encoding the page to replace them took more CPU time than all other
 * work (decision 3).
 * What breaks it: a body that is not a byte stream, or is compressed; a slot with characters that
 * React escapes (it does not escape backticks); a slot that a visitor or editor could guess and
 * write. Therefore every slot starts with a random mark of the isolate that rendered the page; the
 * header `Slot-Mark` contains the mark.
 * To remove it: let `fillBytes` and `fillStream` decode, replace and encode. To remove slots: do
 * not cache pages, and pass the real values in `src/pages.ts`.
 */

/** The code of a backtick. Every slot starts with one, because it is rare in pages. */
const mark = 0x60

type SlotName = 'nonce' | 'country' | 'place' | 'legal-guarantee' | 'guarantee-notice' | 'report-token' | 'path'

let ownMark: string | undefined

/** Returns the beginning of every slot of this isolate, which nobody can guess. */
export function slotMark(): string {
  ownMark ??= `\`slot-${crypto.randomUUID()}`
  return ownMark
}

/**
 * Sets the slot mark, or removes it to create a random one later. The warm-up while the Worker
 * starts needs this, because random numbers are not available then.
 */
export function fixSlotMark(text: string | undefined) {
  ownMark = text
}

/**
 * Returns the placeholder for one value of `Slots`, which differs between visitors or, like the
 * report token, expires before a cached page does. `html-cache.tsx` replaces the slot `path`.
 */
export const slotFor = (name: SlotName) => `${slotMark()}-${name}`

/** The header with the slot mark of a rendered page. It is never sent to browsers. */
export const slotHeader = 'Slot-Mark'

export interface Slots {
  nonce: string
  /** The ISO code of the visitor's country; empty if unknown. */
  country: string
  /** The country's name and code (`formatPlace`), as HTML. */
  place: string
  /** The link to the notice of the legal guarantee as HTML; empty if the country has no notice. */
  guaranteeNotice: string
  /** Years of the legal guarantee; empty if it has no fixed end. */
  legalGuarantee: string
  /** The report token (`src/monitoring/token.ts`), or empty. */
  report: string
}

/**
 * Replaces the slots of a complete cached page with one visitor's values; `pageMark` is the page's
 * slot mark.
 */
export function fillBytes(page: Uint8Array, pageMark: string, slots: Slots): Uint8Array<ArrayBuffer> {
  const { parts, used } = replaceSlots(page, valuesOf(pageMark, slots))
  return joinBytes([...parts, page.subarray(used)])
}

/** Replaces slots like `fillBytes` while the page streams. `body` must be a byte stream. */
export function fillStream(body: ReadableStream, pageMark: string, slots: Slots): ReadableStream<Uint8Array> {
  const values = valuesOf(pageMark, slots)
  const reader = body.getReader({ mode: 'byob' })
  let room = new Uint8Array(readSize)
  let rest = new Uint8Array()

  // A TransformStream would take twice as much CPU time (decision 3).
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

/**
 * Replaces the slots in `bytes`. `parts` is the result for the first `used` bytes. The bytes after
 * these may be the start of a slot whose end has not arrived yet.
 */
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
