import { QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { track } from '../analytics/track.ts'
import { pageData } from '../page-data.ts'
import { read, write } from '../storage.ts'
import { apiUrls } from '../urls.ts'
import { announceBag } from './bag-count.ts'
import { createCommerce } from './client.ts'
import { CommerceError } from './error.ts'
import { isLoggedIn, rememberLogin } from './logged-in.ts'
import type { CommerceOptions } from './request.ts'
import { noWidgets, type SelectionAnswer, selectionAnswer } from './schema.ts'

/** One for all islands of a page: they share the selection through it. On the server it stays empty. */
export const queryClient = new QueryClient({
  // Without a network a call fails and says so, instead of waiting for one: nothing is bought later, behind the shopper's back.
  defaultOptions: {
    queries: { retry: 1, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

/** How this browser speaks to the checkout interface. */
export const session: CommerceOptions = {
  fetch: (url, init) => fetch(url, init),
  baseUrl: apiUrls.commerce,
  token: () => read('token'),
  onToken: token => write('token', token),
}

/** The checkout interface with this browser's session. */
export const commerce = createCommerce(session)

/** How long the early page script's answer is waited for before the selection is fetched directly (specification, §9). */
const patience = 2000

const selectionQuery = queryOptions({ queryKey: ['selection'], queryFn: freshSelection })

/** The specification's §4: nothing yet, what storage remembers, or fresh from the platform. */
export type SelectionStatus = 'INIT' | 'STORAGE' | 'READY'

export interface KnownSelection {
  status: SelectionStatus
  answer: SelectionAnswer | null
  /** The platform could not be reached: what is shown is what was last known. */
  failed: boolean
  retry: () => void
}

/** The selection, for islands. INIT in the first render, so that it equals what the server rendered. */
export function useSelection(): KnownSelection {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const { data, isError, refetch } = useQuery({ ...selectionQuery, enabled: hydrated })
  const retry = () => void refetch()
  if (!hydrated) return { status: 'INIT', answer: null, failed: false, retry }
  if (data) return { status: 'READY', answer: data, failed: false, retry }
  const stored = storedSelection()
  return { status: stored ? 'STORAGE' : 'INIT', answer: stored, failed: isError, retry }
}

/**
 * A change of the selection. Changes of one page run one after the other; the answer, the whole selection, becomes what
 * every island shows. A 410's corrected selection does too.
 */
export function useChange<Input>(
  change: (input: Input) => Promise<SelectionAnswer>,
  mutationKey: typeof choices | typeof typing = choices,
) {
  return useMutation<SelectionAnswer, Error, Input>({
    scope: { id: 'selection' },
    mutationKey,
    mutationFn: async input => {
      const before = await readySelection()
      const answer = await change(input)
      track(analytics => analytics.bagChanged(before, answer))
      return answer
    },
    onSuccess: keepSelection,
    onError: error => {
      if (error instanceof CommerceError && error.selection) keepSelection(error.selection)
    },
  })
}

/** What a shopper decides, and what is only saved while they type: a key for each kind of change. */
export const choices = ['choice']
export const typing = ['typing']

/** Makes an answer the known selection: for this page, its header, the next page and other tabs. One without a selection changes nothing. */
export function keepSelection(answer: SelectionAnswer) {
  if (!answer.selection) return
  queryClient.setQueryData(selectionQuery.queryKey, answer)
  remember(answer)
}

/** The selection as the platform gave it, fetched if nobody has yet. Throws when there is none to be had. */
export const readySelection = () => queryClient.ensureQueryData(selectionQuery)

/** Asks the platform again, for example after an order emptied the bag. */
export const refreshSelection = () => queryClient.invalidateQueries(selectionQuery)

/** Takes over what another tab did to the bag, and asks again when the browser brings back a page it had put aside. */
export function followOtherPages() {
  addEventListener('storage', event => {
    const stored = event.key === 'selection' ? storedSelection() : null
    if (stored) queryClient.setQueryData(selectionQuery.queryKey, known => withWidgetsOf(known, stored))
  })
  addEventListener('pageshow', event => {
    if (event.persisted) void refreshSelection()
  })
}

async function freshSelection(): Promise<SelectionAnswer> {
  const answer = (await earlySelection()) ?? (await commerce.selection())
  const settled = await asThePage(answer)
  remember(settled)
  return settled
}

/** The early page script's answer; `null` when it has none in time or it is no selection. */
async function earlySelection(): Promise<SelectionAnswer | null> {
  const early = window.earlySelection
  if (!early) return null
  delete window.earlySelection
  const late = Symbol('late')
  const answer = await Promise.race([early, new Promise(done => setTimeout(done, patience, late))])
  if (answer === late) console.warn('The selection is late; fetching it directly.')
  const parsed = v.safeParse(selectionAnswer, answer)
  if (!parsed.success || !parsed.output.selection) return null
  if (parsed.output.token) write('token', parsed.output.token)
  return parsed.output
}

/**
 * A new session is where the edge saw the visitor, in that country's language; the page may be for the country they chose,
 * in the language they read. A country or language that the platform does not know stays the session's.
 */
async function asThePage(answer: SelectionAnswer): Promise<SelectionAnswer> {
  const { country, locale } = pageData()
  let settled = answer
  if (country && settled.location.country !== country) settled = (await known(commerce.setCountry(country))) ?? settled
  if (settled.selection?.language !== locale) settled = (await known(commerce.setLanguage(locale))) ?? settled
  return settled
}

const known = (change: Promise<SelectionAnswer>) =>
  change.catch((error: unknown) => {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  })

function remember(answer: SelectionAnswer) {
  write('selection', JSON.stringify(withoutWidgets(answer)))
  announceBag(answer.selection?.totals.totalQuantity ?? 0)
  rememberLogin(isLoggedIn(answer))
}

function storedSelection(): SelectionAnswer | null {
  try {
    const { output, success } = v.safeParse(selectionAnswer, JSON.parse(read('selection') ?? 'null'))
    return success && output.selection ? withoutWidgets(output) : null
  } catch {
    return null
  }
}

/** A script from the platform is run fresh or not at all, never from storage. */
const withoutWidgets = (answer: SelectionAnswer): SelectionAnswer => ({
  ...answer,
  selection: answer.selection && { ...answer.selection, ...noWidgets },
})

/** What another tab left in storage, with the widgets that came to this one. */
function withWidgetsOf(known: SelectionAnswer | undefined, { selection, ...stored }: SelectionAnswer): SelectionAnswer {
  if (!known?.selection || !selection) return { selection, ...stored }
  const { centraCheckoutScript, pluginFields } = known.selection
  return { ...stored, selection: { ...selection, centraCheckoutScript, pluginFields } }
}

const subscribeToNothing = () => () => {}
