import * as bagNames from '../shared/names/bag.ts'

/** How long the notice about added items is shown, in ms. */
const noticeMs = 2000

let hiding: ReturnType<typeof setTimeout> | undefined
/** Quantity added while the notice is shown. */
let addedCount = 0

/** Shows a notice in the header that `more` pieces were added to the bag. */
export function showNotice(more: number) {
  const notice = document.querySelector<HTMLElement>(`[${bagNames.notice}]`)
  if (!notice) return
  addedCount += more
  const text = notice.getAttribute(addedCount === 1 ? bagNames.notice : bagNames.several) ?? ''
  notice.textContent = text.replace('#', String(addedCount))
  clearTimeout(hiding)
  hiding = setTimeout(() => {
    notice.textContent = ''
    addedCount = 0
  }, noticeMs)
}
