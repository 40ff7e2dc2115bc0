import { asNumber, readProperty } from '../shared/browser/untyped.ts'
import { whenParsed } from '../shared/browser/when-parsed.ts'
import { announceBag, onBagChange, readBagCount } from '../shared/commerce/session/bag-count.ts'
import * as bagNames from '../shared/names/bag.ts'

const noticeTime = 2000

let shown = 0
/** Whether the platform has said what is in the bag. */
let isKnown = true

/**
 * Shows the bag's count in the header without a framework: first the stored count, then the early
 * page script's response, then every change. An increase shows a notice for 2 s (specification,
 * §4).
 */
export function showBag() {
  const show = (count: number) => {
    shown = count
    showCount(count)
  }
  show(readBagCount())
  // Without a session nothing is in it, and nothing was requested.
  isKnown = !window.earlySelection
  whenParsed(() => {
    show(shown)
    void window.earlySelection?.then(answer => {
      const count = countIn(answer)
      if (count === null) return
      isKnown = true
      show(count)
      announceBag(count)
    })
  })
  onBagChange(count => {
    if (count > shown) showNotice(count - shown)
    show(count)
  })
  const showStored = () => show(readBagCount())
  addEventListener('storage', showStored)
  // Back shows a page as it was left.
  addEventListener('pageshow', showStored)
}

/** The drawer of a bag that is known to be empty, in place of its island. */
export const emptyBag = {
  isEnough: () => !shown && isKnown,
  show: (host: HTMLElement, wake: () => void) => {
    import('./empty-bag.ts').then(bag => bag.showEmptyBag(host, wake)).catch(wake)
  },
}

function countIn(answer: unknown): number | null {
  const totals = readProperty(readProperty(answer, 'selection'), 'totals')
  const quantity = asNumber(readProperty(totals, 'totalQuantity'))
  return quantity !== null && quantity >= 0 ? quantity : null
}

function showCount(count: number) {
  for (const place of document.querySelectorAll<HTMLElement>(`[${bagNames.count}]`)) {
    place.textContent = count > 0 ? String(count) : ''
  }
}

let hiding: ReturnType<typeof setTimeout> | undefined
/** Quantity added while the notice is shown. */
let added = 0

function showNotice(more: number) {
  const notice = document.querySelector<HTMLElement>(`[${bagNames.notice}]`)
  if (!notice) return
  added += more
  const text = notice.getAttribute(added === 1 ? bagNames.notice : bagNames.several) ?? ''
  notice.textContent = text.replace('#', String(added))
  clearTimeout(hiding)
  hiding = setTimeout(() => {
    notice.textContent = ''
    added = 0
  }, noticeTime)
}

declare global {
  interface Window {
    /**
     * The early page script's request for the selection: `null` when it failed, undefined without a
     * token.
     */
    earlySelection?: Promise<unknown>
  }
}
