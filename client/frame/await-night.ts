/** What a visitor types, anywhere but in a field, to turn the day off: the house's own name. */
const word = 'dager'

/**
 * The hidden key toggle (specification, §2). Typing the word again ends the night, as Escape does.
 */
export function awaitNight() {
  let typed = ''
  addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    const isWriting = target instanceof Element && target.matches('input, textarea, select')
    if (isWriting || ctrlKey || metaKey || altKey) typed = ''
    else if (key.length === 1) typed = (typed + key.toLowerCase()).slice(-word.length)
    if (typed !== word) return
    typed = ''
    import('./night.ts')
      .then(night => night.toggleNight())
      .catch(error => console.warn('The night did not fall.', error))
  })
}
