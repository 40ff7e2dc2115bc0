/** The word that, typed anywhere but in a field, starts the night mode: the shop's name. */
const word = 'dager'

/** The easter egg (specification, §2). Typing the word again or Escape ends night mode. */
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
