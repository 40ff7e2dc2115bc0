/**
 * Animates a product's picture from its card to its page, where supported (the stylesheet opts in).
 * The card keeps the transition name in the back/forward cache, so that Back animates the picture
 * to its former position.
 */
export function carryPictures() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    // The next page may not take part, or load too late: then it appears without animation.
    for (const stage of [viewTransition.ready, viewTransition.finished]) stage.catch(skipped)
    const target = activation?.entry?.url
    if (target) nameCard(new URL(target).pathname)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => requestAnimationFrame(removeNames))
  })
}

const name = 'product-picture'

function nameCard(path: string) {
  const card = document.querySelector(`.product-card:has(a[href="${CSS.escape(path)}"])`)
  const picture = card?.querySelector<HTMLElement>('.lit-picture')
  if (!picture) return
  // Only one element may have the transition name.
  for (const other of document.querySelectorAll<HTMLElement>('.gallery .lit-picture')) {
    other.style.viewTransitionName = 'none'
  }
  picture.style.viewTransitionName = name
}

function removeNames() {
  for (const picture of document.querySelectorAll<HTMLElement>('.lit-picture')) {
    picture.style.removeProperty('view-transition-name')
  }
}

function skipped(reason: unknown) {
  if (!(reason instanceof DOMException)) throw reason
}
