import { whenParsed } from '../browser/when-parsed.ts'
import { announceBag, onBagChange, storedBagCount } from '../commerce/session/bag-count.ts'
import * as bagNames from './names.ts'

const noticeTime = 2000

/**
 * Shows the bag's count in the header at once, before any framework: first as last seen, then as
 * the early page script's answer says, then after every change. When a change raises it, a notice
 * shows for 2 s (specification, §4).
 */
export function showBag() {
  let shown = storedBagCount()
  const show = (count: number) => {
    shown = count
    showCount(count)
  }
  show(shown)
  whenParsed(() => {
    show(shown)
    void window.earlySelection?.then(answer => {
      const count = countIn(answer)
      if (count === null) return
      show(count)
      announceBag(count)
    })
  })
  onBagChange(count => {
    if (count > shown) showNotice(count - shown)
    show(count)
  })
  addEventListener('storage', event => {
    if (event.key === 'bagCount') show(storedBagCount())
  })
}

/**
 * The quantity in a selection answer, read without a schema: a parser would cost every page more
 * than one number is worth.
 */
function countIn(answer: unknown): number | null {
  const quantity = ['selection', 'totals', 'totalQuantity'].reduce(
    (value: unknown, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    answer,
  )
  return typeof quantity === 'number' && quantity >= 0 ? quantity : null
}

function showCount(count: number) {
  for (const place of document.querySelectorAll<HTMLElement>(`[${bagNames.count}]`)) {
    place.textContent = count > 0 ? String(count) : ''
  }
}

let hiding: ReturnType<typeof setTimeout> | undefined
/** What came in since the notice shows. */
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
     * The early page script's question for the selection: `null` when it failed, absent when there
     * is no token.
     */
    earlySelection?: Promise<unknown>
  }
}
