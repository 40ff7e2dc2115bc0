import { handOver } from '../browser/hand-over.ts'
import { fetchPage, pageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import * as uiNames from '../ui/names.ts'
import { urlsOf } from '../urls.ts'
import { favorites, keepFavorites, onFavorites } from './favorites.ts'
import { maxFavorites } from './ids.ts'
import * as favoritesNames from './names.ts'

/**
 * Starts the page of the own favorites, or of somebody's: what its buttons do, and that it follows
 * every change. `shown` is called after new products stand on the page.
 */
export function startFavoritesPage(shown: () => void) {
  if (document.readyState === 'loading') {
    return document.addEventListener('DOMContentLoaded', () => startFavoritesPage(shown))
  }
  if (part('list')) followOwn(shown)
  else followShared()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${favoritesNames.does}]`) : null
    if (button) actions[button.getAttribute(favoritesNames.does) ?? '']?.(button)
  })
}

/** The page's places by name; which of them show is all that changes. */
const part = (name: string) => document.querySelector<HTMLElement>(`[${favoritesNames.part}="${name}"]`)

function show(name: string, isShown: boolean) {
  part(name)?.toggleAttribute('hidden', !isShown)
}

function followOwn(shown: () => void) {
  const list = part('list')
  let requested: string[] = []
  let before = favorites()
  let newest = 0

  async function load(ids: string[]) {
    const own = ++newest
    requested = ids
    try {
      const answer = await fetchPage(urlsOf(pageData().locale)(paths.favoritesList, ids))
      if (own !== newest) return
      list?.replaceChildren(...answer.body.children)
      shown()
    } catch (error) {
      if (own !== newest) return
      console.warn('The favorites did not load.', error)
      // The next change, or the button, asks again.
      requested = []
      show('failed', true)
      show('loading', false)
    }
  }

  function follow() {
    const ids = favorites()
    const [gone] = before.filter(id => !ids.includes(id))
    const back = ids.some(id => !before.includes(id))
    before = ids
    for (const card of list?.querySelectorAll<HTMLElement>('.product-card') ?? []) {
      if (gone && card.getAttribute(uiNames.product) === gone) offerUndo(card)
      card.hidden = !ids.includes(card.getAttribute(uiNames.product) ?? '')
    }
    if (back) show('removed', false)
    // What was said and linked to were other favorites.
    if (back || gone) {
      say('')
      show('link', false)
    }
    show('none', ids.length === 0)
    list?.toggleAttribute('hidden', ids.length === 0)
    if (ids.some(id => !requested.includes(id))) {
      show('failed', false)
      void load(ids)
    }
  }

  onFavorites(follow)
  follow()
}

/** What was removed is hidden only, and comes back where it was. */
function offerUndo(card: HTMLElement) {
  const [notice, name] = [part('removed'), part('removed-name')]
  const undo = notice?.querySelector('button')
  if (!notice || !name || !undo) return
  const hadFocus = card.contains(document.activeElement)
  name.textContent = card.querySelector('.product-card-name')?.textContent ?? ''
  undo.setAttribute(favoritesNames.undo, card.getAttribute(uiNames.product) ?? '')
  notice.hidden = false
  if (hadFocus) undo.focus({ preventScroll: true })
}

/** Somebody's favorites: whether they are all one's own already. */
function followShared() {
  const keep = document.querySelector<HTMLElement>(`[${favoritesNames.does}="keep"]`)
  const follow = () => {
    const ids = favorites()
    const kept =
      keep
        ?.getAttribute(favoritesNames.ids)
        ?.split(',')
        .every(id => ids.includes(id)) ?? false
    const hadFocus = keep === document.activeElement
    if (keep) keep.hidden = kept
    show('kept', kept)
    if (kept && hadFocus) part('kept')?.querySelector('a')?.focus()
  }
  onFavorites(follow)
  follow()
}

const actions: Record<string, (button: HTMLElement) => void> = {
  undo: button => {
    const undo = button.getAttribute(favoritesNames.undo)
    if (undo) keepFavorites([undo, ...favorites()])
    document.querySelector<HTMLElement>(`[${uiNames.product}="${undo}"] [${uiNames.favorite}]`)?.focus()
  },
  // The own ones are not to be lost: of somebody's, as many come as there is room for.
  keep: button => {
    const ids = button.getAttribute(favoritesNames.ids) ?? ''
    const own = favorites()
    const theirs = ids.split(',').filter(id => !own.includes(id))
    keepFavorites([...theirs.slice(0, maxFavorites - own.length), ...own])
  },
  share: button => void share(button),
  add: button => void add(button),
}

/** Hands the link over; where nothing takes it, it is there to be copied. */
async function share(button: HTMLElement) {
  const link = new URL(urlsOf(pageData().locale)(paths.sharedFavorites, favorites()), location.href).href
  const went = await handOver(link, document.title)
  if (went === 'copied') say(button.getAttribute(favoritesNames.copied))
  const field = part('link')?.querySelector('input')
  if (went !== 'refused' || !field) return
  field.value = link
  show('link', true)
  field.select()
}

/** How long a button says that it has done it (specification, §9), in ms. */
const saidTime = 2000

/** Puts what can be bought into the bag, one of each, as far as it is still a favorite. */
async function add(button: HTMLElement) {
  if (button.ariaBusy) return
  const said = (name: string) => button.getAttribute(name) ?? ''
  const label = button.textContent
  const wanted = [...new URLSearchParams(said(favoritesNames.items))].filter(([id]) =>
    document.querySelector(`[${uiNames.product}="${id}"]:not([hidden])`),
  )
  say('')
  button.ariaBusy = 'true'
  button.textContent = said(favoritesNames.adding)
  try {
    const { addEach } = await import('./add-each.ts')
    const isWhole = await addEach(wanted.map(([, item]) => item))
    button.textContent = isWhole ? said(favoritesNames.added) : label
    if (!isWhole) say(said(favoritesNames.addFailed))
    setTimeout(() => {
      button.textContent = label
    }, saidTime)
  } catch (error) {
    console.warn('The favorites were not added.', error)
    button.textContent = label
    say(said(favoritesNames.addFailed))
  }
  button.ariaBusy = null
}

function say(text: string | null = '') {
  const place = part('said')
  if (place) place.textContent = text
}
