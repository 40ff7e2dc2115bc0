/**
 * Lets a product's picture travel from its card to its page, where the browser can (the stylesheet
 * opts in). A card keeps the name while its page waits in the browser's memory, so Back takes the
 * picture back to where it was.
 */
export function carryPictures() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    // The next page need not take part, and may come too late: then it simply appears.
    for (const stage of [viewTransition.ready, viewTransition.finished]) stage.catch(skipped)
    const target = activation?.entry?.url
    if (target) nameCard(new URL(target).pathname)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => requestAnimationFrame(forgetNames))
  })
}

const name = 'product-picture'

function nameCard(path: string) {
  const card = document.querySelector(`.product-card:has(a[href="${CSS.escape(path)}"])`)
  const picture = card?.querySelector<HTMLElement>('.lit-picture')
  if (!picture) return
  // One picture at most may bear the name.
  for (const other of document.querySelectorAll<HTMLElement>('.gallery .lit-picture')) {
    other.style.viewTransitionName = 'none'
  }
  picture.style.viewTransitionName = name
}

function forgetNames() {
  for (const picture of document.querySelectorAll<HTMLElement>('.lit-picture')) {
    picture.style.removeProperty('view-transition-name')
  }
}

function skipped(reason: unknown) {
  if (!(reason instanceof DOMException)) throw reason
}
