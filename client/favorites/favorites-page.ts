import { fetchPage, readPageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import { shareOrCopy } from '../shared/browser/hand-over.ts'
import { readStored } from '../shared/browser/storage.ts'
import * as favoritesNames from '../shared/names/favorites.ts'
import * as uiNames from '../shared/ui/names.ts'
import { createUrlTo } from '../urls.ts'
import { onFavorites, readFavorites, storeFavorites } from './favorites.ts'
import { maxFavorites } from './max-favorites.ts'

/**
 * Starts the page with the visitor's own favorites, or with shared ones: makes its buttons work,
 * and updates the page whenever the visitor's favorites change. `shown` is called after new
 * products have been inserted.
 */
export function startFavoritesPage(shown: () => void) {
  if (document.readyState === 'loading') {
    return document.addEventListener('DOMContentLoaded', () => startFavoritesPage(shown))
  }
  if (findPart('list')) startOwn(shown)
  else startShared()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${favoritesNames.does}]`) : null
    if (button) actions[button.getAttribute(favoritesNames.does) ?? '']?.(button)
  })
}

/**
 * Finds a part of the page by its name. The server renders all parts; this script shows and hides
 * them.
 */
const findPart = (name: string) => document.querySelector<HTMLElement>(`[${favoritesNames.part}="${name}"]`)

function show(name: string, isShown: boolean) {
  findPart(name)?.toggleAttribute('hidden', !isShown)
}

function startOwn(shown: () => void) {
  const list = findPart('list')
  let requested: string[] = []
  let before = readFavorites()
  let newest = 0

  async function load(ids: string[]) {
    const requestNumber = ++newest
    requested = ids
    try {
      const answer = await fetchPage(createUrlTo(readPageData().locale)(paths.favoritesList, ids))
      if (requestNumber !== newest) return
      list?.replaceChildren(...answer.body.children)
      shown()
    } catch (error) {
      if (requestNumber !== newest) return
      console.warn('The favorites did not load.', error)
      // The next change of the favorites loads the list again.
      requested = []
      show('failed', true)
      show('loading', false)
    }
  }

  function follow() {
    const ids = readFavorites()
    const [removedId] = before.filter(id => !ids.includes(id))
    const isAnyAdded = ids.some(id => !before.includes(id))
    before = ids
    for (const card of list?.querySelectorAll<HTMLElement>('.product-card') ?? []) {
      if (removedId && card.getAttribute(uiNames.product) === removedId) offerUndo(card)
      card.hidden = !ids.includes(card.getAttribute(uiNames.product) ?? '')
    }
    if (list) updateLinks(list)
    if (isAnyAdded) show('removed', false)
    // The message and the link are about the previous favorites.
    if (isAnyAdded || removedId) {
      syncAccount()
      showMessage('')
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
  syncAccount()
}

/** Removes the ids of removed favorites from the links that contain the ids of all favorites. */
function updateLinks(list: HTMLElement) {
  const cards = [...list.querySelectorAll('.product-card:not([hidden])')]
  const ids = cards.map(card => card.getAttribute(uiNames.product))
  show('compare', ids.length > 1)
  for (const link of list.querySelectorAll<HTMLAnchorElement>(`[${favoritesNames.most}]`)) {
    const most = Number(link.getAttribute(favoritesNames.most))
    link.href = link.href.replace(/[^/]+$/, ids.slice(0, most).join())
  }
}

let syncing: Promise<void> = Promise.resolve()

/**
 * Synchronizes the favorites with the account, if the customer has agreed to that. Attempts run one
 * after the other.
 */
function syncAccount() {
  if (!readStored('favoritesAccount')) return
  syncing = syncing.then(async () => {
    const { askAccount } = await import('./with-account.ts')
    const answer = await askAccount(readFavorites)
    if (answer && 'kept' in answer) storeFavorites(answer.kept)
  })
  syncing = syncing.catch(error => console.warn('The account’s favorites did not load.', error))
}

/**
 * Shows which product was removed, with a button to undo this. The product's card is only hidden,
 * so that undoing restores its position.
 */
function offerUndo(card: HTMLElement) {
  const [notice, name] = [findPart('removed'), findPart('removed-name')]
  const undo = notice?.querySelector('button')
  if (!notice || !name || !undo) return
  const hadFocus = card.contains(document.activeElement)
  name.textContent = card.querySelector('.product-card-name')?.textContent ?? ''
  undo.setAttribute(favoritesNames.undo, card.getAttribute(uiNames.product) ?? '')
  notice.hidden = false
  if (hadFocus) undo.focus({ preventScroll: true })
}

/**
 * Starts the page with shared favorites: shows whether all of them are already the visitor's own.
 */
function startShared() {
  const keep = document.querySelector<HTMLElement>(`[${favoritesNames.does}="keep"]`)
  const follow = () => {
    const ids = readFavorites()
    const kept =
      keep
        ?.getAttribute(favoritesNames.ids)
        ?.split(',')
        .every(id => ids.includes(id)) ?? false
    const hadFocus = keep === document.activeElement
    if (keep) keep.hidden = kept
    show('kept', kept)
    if (kept && hadFocus) findPart('kept')?.querySelector('a')?.focus()
  }
  onFavorites(follow)
  follow()
}

const actions: Record<string, (button: HTMLElement) => void> = {
  undo: button => {
    const undo = button.getAttribute(favoritesNames.undo)
    if (undo) storeFavorites([undo, ...readFavorites()])
    findPart('list')?.querySelector<HTMLElement>(`[${uiNames.product}="${undo}"] [${uiNames.favorite}]`)?.focus()
  },
  // The visitor's own favorites must not be lost, so shared ones are only added up to the maximum.
  keep: button => {
    const ids = button.getAttribute(favoritesNames.ids) ?? ''
    const own = readFavorites()
    const theirs = ids.split(',').filter(id => !own.includes(id))
    storeFavorites([...theirs.slice(0, maxFavorites - own.length), ...own])
  },
  share: button => void share(button),
  add: button => void add(button),
}

/**
 * Shares the link to the visitor's favorites. If the browser can neither share nor copy it, shows
 * it in a field.
 */
async function share(button: HTMLElement) {
  const link = new URL(createUrlTo(readPageData().locale)(paths.sharedFavorites, readFavorites()), location.href).href
  const outcome = await shareOrCopy(link, document.title)
  if (outcome === 'copied') showMessage(button.getAttribute(favoritesNames.copied))
  const field = findPart('link')?.querySelector('input')
  if (outcome !== 'refused' || !field) return
  field.value = link
  show('link', true)
  field.select()
}

/** How long a button shows success, in ms. */
const successMs = 2000
let resetTimer: ReturnType<typeof setTimeout> | undefined
/** The button's normal text, stored while the button shows another text. */
let label: string | null = null

/** Adds one piece of each available favorite to the bag. */
async function add(button: HTMLElement) {
  if (button.ariaBusy) return
  const readText = (name: string) => button.getAttribute(name) ?? ''
  clearTimeout(resetTimer)
  label ??= button.textContent
  const wanted = [...new URLSearchParams(readText(favoritesNames.items))].filter(([id]) =>
    (findPart('list') ?? document).querySelector(`[${uiNames.product}="${id}"]:not([hidden])`),
  )
  showMessage('')
  button.ariaBusy = 'true'
  button.textContent = readText(favoritesNames.adding)
  try {
    const { addEach } = await import('./add-each.ts')
    const isWhole = await addEach(wanted.map(([, item]) => item))
    button.textContent = isWhole ? readText(favoritesNames.added) : label
    if (!isWhole) showMessage(readText(favoritesNames.addFailed))
    resetTimer = setTimeout(() => {
      button.textContent = label
    }, successMs)
  } catch (error) {
    console.warn('The favorites were not added.', error)
    button.textContent = label
    showMessage(readText(favoritesNames.addFailed))
  }
  button.ariaBusy = null
}

function showMessage(text: string | null = '') {
  const place = findPart('said')
  if (place) place.textContent = text
}
