import { QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { track } from '../analytics/track.ts'
import { keepToken, read, readToken, write } from '../browser/storage.ts'
import { lateness, useLate } from '../browser/use-late.ts'
import { pageData } from '../page-data.ts'
import { apiUrls } from '../urls.ts'
import { announceBag } from './bag-count.ts'
import { createCommerce } from './client.ts'
import { CommerceError, isLost } from './error.ts'
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
  token: readToken,
  onToken: keepToken,
}

/** The checkout interface with this browser's session. */
export const commerce = createCommerce(session)

/** How long the early page script's answer is waited for before the selection is fetched directly (specification, §9). */
const patience = 2000

const selectionQuery = queryOptions({
  queryKey: ['selection'],
  queryFn: freshSelection,
  // Not every lost network is told of: while there is no selection it is asked for again, in ms.
  refetchInterval: ({ state }) => state.status === 'error' && 10_000,
})

/** The specification's §4: nothing yet, what storage remembers, or fresh from the platform. */
export type SelectionStatus = 'INIT' | 'STORAGE' | 'READY'

export interface KnownSelection {
  status: SelectionStatus
  answer: SelectionAnswer | null
  /** The platform could not be reached yet: what is shown is what was last known. */
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
  const late = useLate(hydrated && !data)
  if (!hydrated) return { status: 'INIT', answer: null, failed: false, retry }
  if (data) return { status: 'READY', answer: data, failed: false, retry }
  const stored = storedSelection()
  return { status: stored ? 'STORAGE' : 'INIT', answer: stored, failed: isError || late, retry }
}

interface ChangeOptions<Input> {
  /** Whether the selection `now` shows that the change of `before` was made. Without it a change whose answer is lost has failed. */
  isDone?: (input: Input, now: SelectionAnswer, before: SelectionAnswer) => boolean
  mutationKey?: typeof choices | typeof typing
}

/**
 * A change of the selection. Changes of one page run one after the other; the answer, the whole selection, becomes what
 * every island shows. A 410's corrected selection does too. Where the answer is lost the selection is read again, now and
 * before the same change is tried again: it is not made twice.
 */
export function useChange<Input>(
  change: (input: Input) => Promise<SelectionAnswer>,
  { isDone = () => false, mutationKey = choices }: ChangeOptions<Input> = {},
) {
  const lost = useRef<{ input: Input; before: SelectionAnswer } | null>(null)
  return useMutation<SelectionAnswer, Error, Input>({
    scope: { id: 'selection' },
    mutationKey,
    mutationFn: async input => {
      const earlier = lost.current?.input === input ? lost.current : null
      const known = await (earlier ? readAgain() : inTime(lateness, readySelection()))
      const before = earlier?.before ?? known
      const isThere = (now: SelectionAnswer) => isDone(input, now, before)
      lost.current = null
      const answer =
        earlier && isThere(known)
          ? known
          : await settled(() => change(input), isThere).catch(error => {
              if (isLost(error)) lost.current = { input, before }
              throw error
            })
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

/** The selection as the platform gave it, fetched if nobody has yet or the last try failed. Throws when there is none to be had. */
export const readySelection = () => queryClient.fetchQuery(selectionQuery)

/** After a call that was given up, in ms: whoever waits is told within 5 s in all. */
const rereading = 1500

/** What comes later than `ms` counts as lost; it is kept all the same. */
const inTime = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  Promise.race([answer, new Promise<never>((_, reject) => setTimeout(reject, ms, new CommerceError(0)))])

/** Asks the platform now. What is known counts no more when there is no answer: the query library marks it as old. */
export const readAgain = () => queryClient.fetchQuery({ ...selectionQuery, staleTime: 0, retry: false })

/**
 * What `change` answers. Where its answer is lost the selection is read again: it is the answer if `isDone` finds the change in
 * it. Else throws what `change` threw.
 */
export async function settled(
  change: () => Promise<SelectionAnswer>,
  isDone: (now: SelectionAnswer) => boolean,
): Promise<SelectionAnswer> {
  try {
    return await change()
  } catch (error) {
    if (!isLost(error)) throw error
    const now = await inTime(rereading, readAgain()).catch(() => null)
    if (now && isDone(now)) return now
    throw error
  }
}

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
  if (parsed.output.token) keepToken(parsed.output.token)
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
