import { QueryClient, queryOptions } from '@tanstack/react-query'
import { pageData } from '../../page-data.ts'
import { CommerceError } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { earlySelection } from './early-selection.ts'
import { commerce } from './session-client.ts'
import { storeSelection } from './stored-selection.ts'

/**
 * One for all islands of a page: they share the selection through it. On the server it stays empty.
 */
export const queryClient = new QueryClient({
  // Without a network a call fails and says so, instead of waiting for one: nothing is bought
  // later, behind the shopper's back.
  defaultOptions: {
    queries: { retry: 1, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

export const selectionQuery = queryOptions({
  queryKey: ['selection'],
  queryFn: freshSelection,
  // Not every lost network is told of: while there is no selection it is asked for again, in ms.
  refetchInterval: ({ state }) => state.status === 'error' && 10_000,
})

/**
 * Makes an answer the known selection: for this page, its header, the next page and other tabs. One
 * without a selection changes nothing.
 */
export function cacheSelection(answer: SelectionAnswer) {
  if (!answer.selection) return
  queryClient.setQueryData(selectionQuery.queryKey, answer)
  storeSelection(answer)
}

/**
 * The selection as the platform gave it, fetched if nobody has yet or the last try failed. Throws
 * when there is none to be had.
 */
export const readySelection = () => queryClient.fetchQuery(selectionQuery)

/**
 * Asks the platform now. What is known counts no more when there is no answer: the query library
 * marks it as old.
 */
export const readAgain = () => queryClient.fetchQuery({ ...selectionQuery, staleTime: 0, retry: false })

/** Asks the platform again, for example after an order emptied the bag. */
export const refreshSelection = () => queryClient.invalidateQueries(selectionQuery)

async function freshSelection(): Promise<SelectionAnswer> {
  const answer = (await earlySelection()) ?? (await commerce.selection())
  const settled = await asThePage(answer)
  storeSelection(settled)
  return settled
}

/**
 * A new session is where the edge saw the visitor, in that country's language; the page may be for
 * the country they chose, in the language they read. A country or language that the platform does
 * not know stays the session's.
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
