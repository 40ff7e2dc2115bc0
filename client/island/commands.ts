/** Does for dialogs what a browser lacks: `command` and `commandfor` of buttons, and `closedby`. */
export function completeDialogs() {
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', followCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) closeByBackdrop()
}

function followCommand({ target }: Event) {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

function closeByBackdrop() {
  // A text that is selected from inside the dialog may end outside.
  let pressed: HTMLDialogElement | null = null
  document.addEventListener('pointerdown', event => {
    pressed = behind(event)
  })
  document.addEventListener('click', event => {
    if (pressed && pressed === behind(event)) pressed.close()
  })
}

/** The dialog whose backdrop a pointer is on: on the dialog itself, but outside its box. */
function behind({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement && target.matches('[closedby=any]:modal'))) return null
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null
}
