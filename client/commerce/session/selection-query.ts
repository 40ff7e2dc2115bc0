import { QueryClient, queryOptions } from '@tanstack/react-query'
import { pageData } from '../../page-data.ts'
import { CommerceError } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { earlySelection } from './early-selection.ts'
import { commerce } from './session-client.ts'
import { storeSelection } from './stored-selection.ts'

/**
 * One query client for all islands of a page, so that they share the selection. Unused on the
 * server.
 */
export const queryClient = new QueryClient({
  // Without a network a call fails at once instead of being queued: nothing may be bought later.
  defaultOptions: {
    queries: { retry: 1, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

export const selectionQuery = queryOptions({
  queryKey: ['selection'],
  queryFn: freshSelection,
  // Browsers do not report every network loss, so a missing selection is retried after this time,
  // in ms.
  refetchInterval: ({ state }) => state.status === 'error' && 10_000,
})

/**
 * Stores a response as the current selection: for this page, its header, the next page and other
 * tabs. A response without a selection changes nothing.
 */
export function cacheSelection(answer: SelectionAnswer) {
  if (!answer.selection) return
  queryClient.setQueryData(selectionQuery.queryKey, answer)
  storeSelection(answer)
}

/**
 * The selection from the platform, fetched once unless the last attempt failed. Throws when it is
 * not available.
 */
export const readySelection = () => queryClient.fetchQuery(selectionQuery)

/** Requests the selection now. On failure the stored one is marked as outdated. */
export const readAgain = () => queryClient.fetchQuery({ ...selectionQuery, staleTime: 0, retry: false })

/** Reloads the selection, e.g. after an order emptied the bag. */
export const refreshSelection = () => queryClient.invalidateQueries(selectionQuery)

async function freshSelection(): Promise<SelectionAnswer> {
  const answer = (await earlySelection()) ?? (await commerce.selection())
  const settled = await asThePage(answer)
  storeSelection(settled)
  return settled
}

/**
 * A new session starts in the country that Cloudflare reports and its language; the page may be for
 * other ones, which the visitor chose. Unknown countries and languages leave the session unchanged.
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
