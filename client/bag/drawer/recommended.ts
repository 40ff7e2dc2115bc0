import { useEffect, useState } from 'react'
import * as v from 'valibot'
import * as paths from '../../paths.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { parseStockLabel } from '../../shared/commerce/stock.ts'
import { findCrossedOut, findLowest30Days } from '../../shared/money/price.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { energyClasses } from '../../shared/ui/product/energy-arrow.tsx'

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
  energy: v.nullish(v.picklist(energyClasses), null),
  /** The maker's guarantee, in years. */
  guarantee: v.nullish(v.number(), null),
  /** Price of that item from the platform. */
  stock: v.union([v.string(), v.number()]),
})

/** The response of the shop's own route, for one market and price list. */
const answer = v.object({
  recommended: v.array(recommended),
  /**
   * The requested products whose energy class or maker's guarantee is shown beside the price.
   */
  labels: v.array(
    v.object({
      product: v.string(),
      slug: v.string(),
      energy: v.nullish(v.picklist(energyClasses), null),
      guarantee: v.nullish(v.number(), null),
    }),
  ),
})

export type Recommended = v.InferOutput<typeof recommended>
export type Recommendations = v.InferOutput<typeof answer>

/** Timeout, in ms. */
const timeoutMs = 5000

const nothing: Recommendations = { recommended: [], labels: [] }

/**
 * Recommendations for these products, comma-separated, in the selection's currency; empty at first
 * and after a failure. While others load, the former ones are shown.
 */
export function useRecommended(products: string, currency: string): Recommendations {
  const { urlTo } = useLanguage()
  const address = urlTo(paths.recommended, products.split(','))
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    const request = new AbortController()
    const show = (found: Recommendations) => request.signal.aborted || setFound(found)
    ask(address, currency, request.signal).then(show, (error: unknown) => {
      if (!request.signal.aborted) console.info('Nothing is recommended.', error)
      show(nothing)
    })
    return () => request.abort()
  }, [address, currency])
  return found
}

async function ask(address: string, currency: string, signal: AbortSignal): Promise<Recommendations> {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
  if (!response.ok) throw new Error(`Recommendations answered ${response.status}`)
  const { recommended, labels } = v.parse(answer, await response.json())
  return { recommended: await live(recommended, currency), labels }
}

/**
 * Adds this session's prices and stock. Items that are not sold in its market or sold out are left
 * out.
 */
async function live(found: Recommended[], currency: string): Promise<Recommended[]> {
  if (found.length === 0) return []
  const products = await bagCommerce.products(found.map(({ product }) => product)).catch((error: unknown) => {
    console.warn('Error fetching stock prices', error)
    return null
  })
  if (!products) return found
  return found.flatMap(one => {
    const now = products.find(({ product }) => product === one.product)
    const first = now?.items.find(({ item }) => item === one.item)
    const amount = now?.priceAsNumber ?? null
    if (!now || amount === null || !first || parseStockLabel(first.stock) === 'none') return []
    const lowest = findLowest30Days(now.lowestPrice)
    const before = findCrossedOut({ amount, listed: now.priceBeforeDiscountAsNumber, lowest })
    return [{ ...one, stock: first.stock, price: { amount, before, currency } }]
  })
}
