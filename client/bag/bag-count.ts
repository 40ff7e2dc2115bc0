import { asNumber, readProperty } from '../shared/browser/untyped.ts'
import { whenParsed } from '../shared/browser/when-parsed.ts'
import { announceBag, onBagChange, readBagCount } from '../shared/commerce/session/bag-count.ts'
import * as bagNames from '../shared/names/bag.ts'

let shownCount = 0
/** Whether the number of items is known from the platform, not only from storage. */
let isKnown = true

/**
 * Shows the number of pieces in the bag in the header, without React: first the stored number, then
 * the number from the early request (`earlySelection`), then every change. When the number grows, a
 * notice is shown.
 */
export function showBag() {
  const show = (count: number) => {
    shownCount = count
    for (const place of document.querySelectorAll<HTMLElement>(`[${bagNames.count}]`)) {
      place.textContent = count > 0 ? String(count) : ''
    }
  }
  show(readBagCount())
  // Without a session token, the bag is empty and there is no early request.
  isKnown = !window.earlySelection
  whenParsed(() => {
    show(shownCount)
    void window.earlySelection?.then(answer => {
      const count = readCount(answer)
      if (count === null) return
      isKnown = true
      show(count)
      announceBag(count)
    })
  })
  onBagChange(count => {
    const more = count - shownCount
    if (more > 0) import('./bag-notice.ts').then(notice => notice.showNotice(more)).catch(console.info)
    show(count)
  })
  const showStored = () => show(readBagCount())
  addEventListener('storage', showStored)
  // Back may show a page from the cache, with an outdated count.
  addEventListener('pageshow', showStored)
}

/** Shows the message for an empty bag instead of the drawer's island, if the bag is empty. */
export const emptyBagStandIn = {
  isEnough: () => !shownCount && isKnown,
  show: (host: HTMLElement, wake: () => void) => {
    import('./empty-bag.ts').then(bag => bag.showEmptyBag(host, wake)).catch(wake)
  },
}

function readCount(answer: unknown): number | null {
  const totals = readProperty(readProperty(answer, 'selection'), 'totals')
  const quantity = asNumber(readProperty(totals, 'totalQuantity'))
  return quantity !== null && quantity >= 0 ? quantity : null
}

declare global {
  interface Window {
    /**
     * The request for the selection that an inline script makes before the modules load
     * (`src/shared/document/early-selection.ts`). Resolves to null if it failed. Undefined without
     * a session token.
     */
    earlySelection?: Promise<unknown>
  }
}
