/** Stands where the nonce of an answer's scripts will be: cached pages are shared, nonces are not. */
export const nonceSlot = 'slot-for-the-nonce-of-24'
/** Stands where the visitor's country will be, so that pages that print it need not be kept once for each country. */
export const countrySlot = 'slot-for-country'
/** Stands where the page's permission to report a crash will be: it ends after 5 minutes, cached pages live longer. */
export const reportSlot = 'slot-for-report-token'

export interface Slots {
  nonce: string
  /** ISO code, or empty. */
  country: string
  /** A report token, or empty. */
  report: string
}

/** Puts one visitor's nonce, country and report token into a shared page while it streams by. */
export function fillSlots(body: ReadableStream<Uint8Array>, slots: Slots): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  const pass = (text: string, controller: TransformStreamDefaultController<Uint8Array>) => {
    if (text) controller.enqueue(encoder.encode(text))
  }
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const text = fill(rest + decoder.decode(chunk, { stream: true }), slots)
        const keep = startOfSlot(text)
        rest = text.slice(text.length - keep)
        pass(text.slice(0, text.length - keep), controller)
      },
      flush: controller => pass(rest + decoder.decode(), controller),
    }),
  )
}

const fill = (text: string, { nonce, country, report }: Slots) =>
  text.replaceAll(nonceSlot, nonce).replaceAll(countrySlot, country).replaceAll(reportSlot, report)

/** How many characters at the end of `text` could be the start of a slot. */
function startOfSlot(text: string): number {
  const from = text.lastIndexOf('s', text.length - 1)
  for (let at = Math.max(0, text.length - nonceSlot.length + 1); at <= from; at++) {
    const tail = text.slice(at)
    if ([nonceSlot, countrySlot, reportSlot].some(slot => slot.startsWith(tail))) return tail.length
  }
  return 0
}
