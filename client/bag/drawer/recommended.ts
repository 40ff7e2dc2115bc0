import { useEffect, useState } from 'react'
import * as v from 'valibot'
import * as paths from '../../paths.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { parseStockLabel } from '../../shared/commerce/stock.ts'
import { findCrossedOut, findLowest30Days } from '../../shared/money/price.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { energyClasses } from '../../shared/ui/product/energy-arrow.tsx'

const labels = {
  energy: v.nullish(v.picklist(energyClasses), null),
  /** The producer's guarantee, in years; null if there is none. */
  guarantee: v.nullish(v.number(), null),
}

const recommended = v.object({
  product: v.string(),
  /** The product's first item, which can be added to the bag. */
  item: v.string(),
  slug: v.string(),
  name: v.string(),
  finish: v.string(),
  /** The address of a picture about 256 px wide. */
  picture: v.nullish(v.string(), null),
  price: v.object({ amount: v.number(), before: v.nullish(v.number(), null), currency: v.string() }),
  ...labels,
  /** For a light source: the ids of lamps that need it, each repeated for every piece they need. */
  needs: v.array(v.string()),
  /** The stock of `item`, in the platform's format. */
  stock: v.union([v.string(), v.number()]),
})

/** The response of the shop's own route, for one market and price list. */
const answer = v.object({
  /** A sentence above the products, in the page's language; empty without one. */
  note: v.string(),
  recommended: v.array(recommended),
  /**
   * The requested products whose energy class or producer's guarantee must be shown beside the
   * price.
   */
  labels: v.array(v.object({ product: v.string(), slug: v.string(), ...labels })),
})

export type Recommended = v.InferOutput<typeof recommended>
export type Recommendations = v.InferOutput<typeof answer>

/** Timeout of the request for recommendations, in ms. */
const timeoutMs = 5000

const nothing: Recommendations = { note: '', recommended: [], labels: [] }

/**
 * Recommendations for the bag's products, with prices in the selection's currency. `products` are
 * ids, separated by commas. Empty at first and after a failure. While new recommendations load, the
 * previous ones are returned.
 */
export function useRecommended(products: string, currency: string): Recommendations {
  const { urlTo } = useLanguage()
  const address = urlTo(paths.recommended, products.split(','))
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    const request = new AbortController()
    const show = (found: Recommendations) => request.signal.aborted || setFound(found)
    fetchRecommended(address, currency, request.signal).then(show, (error: unknown) => {
      if (!request.signal.aborted) console.info('No recommendations.', error)
      show(nothing)
    })
    return () => request.abort()
  }, [address, currency])
  return found
}

async function fetchRecommended(address: string, currency: string, signal: AbortSignal): Promise<Recommendations> {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const found = v.parse(answer, await response.json())
  return { ...found, recommended: await addLivePrices(found.recommended, currency) }
}

/**
 * Adds this session's prices and stock. Items that are sold out, or not sold in the session's
 * market, are left out.
 */
async function addLivePrices(found: Recommended[], currency: string): Promise<Recommended[]> {
  if (found.length === 0) return []
  const products = await bagCommerce.products(found.map(({ product }) => product)).catch((error: unknown) => {
    console.warn('Error fetching stock prices', error)
    return null
  })
  if (!products) return found
  return found.flatMap(candidate => {
    const livePrices = products.find(({ product }) => product === candidate.product)
    const first = livePrices?.items.find(({ item }) => item === candidate.item)
    const amount = livePrices?.priceAsNumber ?? null
    if (!livePrices || amount === null || !first || parseStockLabel(first.stock) === 'none') return []
    const lowest = findLowest30Days(livePrices.lowestPrice)
    const before = findCrossedOut({ amount, listed: livePrices.priceBeforeDiscountAsNumber, lowest })
    return [{ ...candidate, stock: first.stock, price: { amount, before, currency } }]
  })
}
