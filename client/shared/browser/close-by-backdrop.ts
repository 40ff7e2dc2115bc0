/* Closes modal dialogs with `closedby="any"` on a click on their backdrop, for browsers that do not
   support the attribute. Importing the module is enough. */

// A text selection may begin inside the dialog and end outside; that must not close the dialog.
let pressed: HTMLDialogElement | null = null
document.addEventListener('pointerdown', event => {
  pressed = findBackdropOwner(event)
})
document.addEventListener('click', event => {
  if (pressed && pressed === findBackdropOwner(event)) pressed.close()
})

/**
 * The dialog whose backdrop was clicked: the event's target is the dialog, but the point is outside
 * its box.
 */
function findBackdropOwner({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement && target.matches('[closedby=any]:modal'))) return null
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null
}

export {}
