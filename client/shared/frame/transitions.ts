import * as frameNames from './names.ts'

/**
 * Maximum time in ms between the click and the next page. If the page takes longer, the visitor has
 * already waited, so the animation is skipped.
 */
const promptMs = 50

/**
 * Animates a product's picture from its card to its page, in browsers that support it
 * (`client/shared/css/transitions.css`). The card keeps the transition name in the back/forward
 * cache, so that going back animates the picture to its previous position.
 */
export function carryPictures() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    // These promises reject if the browser skips the animation, e.g. because the next page does not
    // support transitions.
    for (const stage of [viewTransition.ready, viewTransition.finished]) stage.catch(ignoreSkipped)
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
 * Sets the transition name on the picture of the card that leads to the next page. When the visitor
 * goes back from a product page, the product's own picture is animated; its name is set by the
 * stylesheet. Returns false if there is no picture.
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

function ignoreSkipped(reason: unknown) {
  if (!(reason instanceof DOMException)) throw reason
}
