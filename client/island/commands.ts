/*
 * Runs once it is imported: does for dialogs what a browser lacks, `command` and `commandfor` of
 * buttons, and `closedby`.
 */

declare global {
  interface Window {
    /** The latest click before the page's script ran, by the early page script. */
    earlyClick?: Event
  }
}

const buttonOf = (click?: Event) =>
  click?.target instanceof Element ? click.target.closest<HTMLButtonElement>('button[commandfor]') : null

function followCommand(event: Event) {
  const button = buttonOf(event)
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

if (!('command' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', followCommand)
  // Pressed before this was loaded.
  buttonOf(window.earlyClick)?.click()
}
if (!('closedBy' in HTMLDialogElement.prototype)) closeByBackdrop()

export {}
