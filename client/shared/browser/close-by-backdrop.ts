/*
 * Runs once it is imported: does for modal dialogs with `closedby` what a browser lacks.
 */

// A text that is selected from inside the dialog may end outside.
let pressed: HTMLDialogElement | null = null
document.addEventListener('pointerdown', event => {
  pressed = behind(event)
})
document.addEventListener('click', event => {
  if (pressed && pressed === behind(event)) pressed.close()
})

/** The dialog whose backdrop a pointer is on: on the dialog itself, but outside its box. */
function behind({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement && target.matches('[closedby=any]:modal'))) return null
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null
}

export {}
