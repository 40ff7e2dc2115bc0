/** Typing this word, the shop's name, outside of fields starts the night mode. */
const word = 'dager'

/**
 * Starts the night mode, an easter egg, when its word is typed. Typing the word again or Escape
 * ends it.
 */
export function awaitNight() {
  let typed = ''
  addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    const isWriting = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
    if (isWriting || ctrlKey || metaKey || altKey) typed = ''
    else if (key.length === 1) typed = (typed + key.toLowerCase()).slice(-word.length)
    if (typed !== word) return
    typed = ''
    import('./night.ts').then(night => night.toggleNight()).catch(console.info)
  })
}
