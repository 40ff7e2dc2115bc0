import * as frameNames from './names.ts'

/**
 * The next page must be there this soon after the press, in ms. A later one has kept the visitor
 * waiting already, on a slow machine or network, and an animation would hold it up further.
 */
const promptMs = 50

/**
 * Animates a product's picture, and nothing else, on its way from its card to its page, in browsers
 * that can (`styles/base/transitions.css`). The card keeps the transition name in the back/forward
 * cache, so that Back animates the picture to its former position.
 */
export function carryPictures() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    // The next page may not take part, or load too late: then it appears without animation.
    for (const stage of [viewTransition.ready, viewTransition.finished]) stage.catch(skipped)
    const left = Number(document.documentElement.getAttribute(frameNames.leaving))
    const isPrompt = performance.now() - left < promptMs
    if (!(isPrompt && activation && namePicture(activation))) viewTransition.skipTransition()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => requestAnimationFrame(removeNames))
  })
}

const name = 'product-picture'

/**
 * Gives the name to the picture of the card that leads to the next page. Back from a product's page
 * carries that one's picture, which has the name by the stylesheet. False without a picture.
 */
function namePicture({ navigationType, entry }: NavigationActivation) {
  const path = entry?.url ? new URL(entry.url).pathname : ''
  const shown = document.querySelectorAll<HTMLElement>('.gallery .lit-picture')
  const card = document.querySelector(`.product-card:has(a[href="${CSS.escape(path)}"])`)
  const picture = card?.querySelector<HTMLElement>('.lit-picture')
  if (!picture) return navigationType === 'traverse' && shown.length > 0
  // Only one element may have the transition name.
  for (const other of shown) other.style.viewTransitionName = 'none'
  picture.style.viewTransitionName = name
  return true
}

function removeNames() {
  for (const picture of document.querySelectorAll<HTMLElement>('.lit-picture')) {
    picture.style.viewTransitionName = ''
  }
}

function skipped(reason: unknown) {
  if (!(reason instanceof DOMException)) throw reason
}
