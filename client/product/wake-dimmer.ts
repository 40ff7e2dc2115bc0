/** Loads the dimmer's code once, when one is approached. */
export function wakeDimmers() {
  for (const type of ['pointerover', 'focusin', 'input']) document.addEventListener(type, wakeDimmer)
}

function wakeDimmer({ target }: Event) {
  const panel = target instanceof Element && target.closest<HTMLElement>('.dimmer:not([awake])')
  if (!panel) return
  panel.setAttribute('awake', '')
  import('./dimmer/dimmer.ts')
    .then(dimmer => dimmer.startDimmer(panel))
    .catch(error => {
      panel.removeAttribute('awake')
      console.warn('The dimmer did not load.', error)
    })
}
