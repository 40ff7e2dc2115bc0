import { keepChoice } from '../cookies.ts'

/**
 * Links marked `data-along` take along what this page was asked: what was searched or filtered, where to go after the login. So do
 * those marked `data-language`, to this page in another language; the language is kept.
 */
export function takeAlong() {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a:is([data-along], [data-language])') : null
    if (!link) return
    link.search = location.search
    if (link.dataset.language) keepChoice('locale', link.dataset.language)
  })
}
