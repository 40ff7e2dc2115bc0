import { keepChoice } from '../cookies.ts'

/** Keeps the language a visitor chose when they follow a link marked `data-language`. */
export function rememberLanguage() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
    if (link?.dataset.language) keepChoice('locale', link.dataset.language)
  })
}
