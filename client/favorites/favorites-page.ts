import { fetchPage, pageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import { shareOrCopy } from '../shared/browser/hand-over.ts'
import { readStored } from '../shared/browser/storage.ts'
import * as favoritesNames from '../shared/names/favorites.ts'
import * as uiNames from '../shared/ui/names.ts'
import { urlsOf } from '../urls.ts'
import { favorites, onFavorites, storeFavorites } from './favorites.ts'
import { maxFavorites } from './max-favorites.ts'

/**
 * Starts the page of own or shared favorites: its buttons, and updates after every change. `shown`
 * is called after new products were inserted.
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

/** The page's parts by name; only their visibility changes. */
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
      // The next change, or the button, retries.
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
    if (list) leadToShown(list)
    if (back) show('removed', false)
    // The former message and link are outdated.
    if (back || gone) {
      followAccount()
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
  followAccount()
}

/** Links to all favorites lead to those that are left. */
function leadToShown(list: HTMLElement) {
  const cards = [...list.querySelectorAll('.product-card:not([hidden])')]
  const ids = cards.map(card => card.getAttribute(uiNames.product))
  show('compare', ids.length > 1)
  for (const link of list.querySelectorAll<HTMLAnchorElement>(`[${favoritesNames.most}]`)) {
    const most = Number(link.getAttribute(favoritesNames.most))
    link.href = link.href.replace(/[^/]+$/, ids.slice(0, most).join())
  }
}

let following: Promise<void> = Promise.resolve()

/** Makes these favorites and the account's the same, where it keeps them; one try at a time. */
function followAccount() {
  if (!readStored('favoritesAccount')) return
  following = following.then(async () => {
    const { askAccount } = await import('./with-account.ts')
    const answer = await askAccount(favorites)
    if (answer && 'kept' in answer) storeFavorites(answer.kept)
  })
  following = following.catch(error => console.warn('The account’s favorites did not load.', error))
}

/** Removed products are only hidden, so that undo restores their position. */
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

/** For shared favorites: whether all are already the visitor's own. */
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
    if (undo) storeFavorites([undo, ...favorites()])
    part('list')?.querySelector<HTMLElement>(`[${uiNames.product}="${undo}"] [${uiNames.favorite}]`)?.focus()
  },
  // Own favorites must not be lost, so shared ones are only added up to the maximum.
  keep: button => {
    const ids = button.getAttribute(favoritesNames.ids) ?? ''
    const own = favorites()
    const theirs = ids.split(',').filter(id => !own.includes(id))
    storeFavorites([...theirs.slice(0, maxFavorites - own.length), ...own])
  },
  share: button => void share(button),
  add: button => void add(button),
}

/** Shares the link; where that is impossible, shows it for copying. */
async function share(button: HTMLElement) {
  const link = new URL(urlsOf(pageData().locale)(paths.sharedFavorites, favorites()), location.href).href
  const went = await shareOrCopy(link, document.title)
  if (went === 'copied') say(button.getAttribute(favoritesNames.copied))
  const field = part('link')?.querySelector('input')
  if (went !== 'refused' || !field) return
  field.value = link
  show('link', true)
  field.select()
}

/** How long a button shows success (specification, §9), in ms. */
const successTime = 2000
let resting: ReturnType<typeof setTimeout> | undefined
/** What the button says at rest; while it shows success, the text before. */
let label: string | null = null

/** Adds one of each available favorite to the bag. */
async function add(button: HTMLElement) {
  if (button.ariaBusy) return
  const said = (name: string) => button.getAttribute(name) ?? ''
  clearTimeout(resting)
  label ??= button.textContent
  const wanted = [...new URLSearchParams(said(favoritesNames.items))].filter(([id]) =>
    (part('list') ?? document).querySelector(`[${uiNames.product}="${id}"]:not([hidden])`),
  )
  say('')
  button.ariaBusy = 'true'
  button.textContent = said(favoritesNames.adding)
  try {
    const { addEach } = await import('./add-each.ts')
    const isWhole = await addEach(wanted.map(([, item]) => item))
    button.textContent = isWhole ? said(favoritesNames.added) : label
    if (!isWhole) say(said(favoritesNames.addFailed))
    resting = setTimeout(() => {
      button.textContent = label
    }, successTime)
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
