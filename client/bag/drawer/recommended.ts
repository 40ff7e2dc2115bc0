import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { commerce } from '../../commerce/session/session-client.ts'
import { stockLabel } from '../../commerce/stock.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { crossedOut, lowestOf30Days } from '../../money/price.ts'
import * as paths from '../../paths.ts'
import { energyClasses } from '../../ui/product/energy-arrow.tsx'

const recommended = v.object({
  product: v.string(),
  /** The first item of the product, which is the one that can be added. */
  item: v.string(),
  slug: v.string(),
  name: v.string(),
  finish: v.string(),
  /** The address of a file of some 256 px. */
  picture: v.nullish(v.string(), null),
  price: v.object({ amount: v.number(), before: v.nullish(v.number(), null), currency: v.string() }),
  energy: v.nullish(v.picklist(energyClasses), null),
  /** Of that item, as the platform says it. */
  stock: v.union([v.string(), v.number()]),
})

/** What the shop's own route answers, for one market and price list. */
const answer = v.object({
  recommended: v.array(recommended),
  /**
   * Of the products that were asked for: those that are light sources, whose prices stand beside
   * their class.
   */
  labels: v.array(v.object({ product: v.string(), slug: v.string(), energy: v.picklist(energyClasses) })),
})

export type Recommended = v.InferOutput<typeof recommended>
export type Recommendations = v.InferOutput<typeof answer>

/** Nobody waits for it longer, in ms. */
const timeoutMs = 5000
/** Prices and stock are asked for again after this long, in ms. */
const fresh = 60_000

const nothing: Recommendations = { recommended: [], labels: [] }

/**
 * What goes with these products, at the prices of the selection's currency; nothing until it has
 * arrived, and nothing when it does not.
 */
export function useRecommended(products: string[], currency: string): Recommendations {
  const { locale, urlTo } = useLanguage()
  const { data } = useQuery({
    queryKey: ['recommended', locale, currency, products],
    queryFn: async ({ signal }) => {
      const { recommended, labels } = await ask(urlTo(paths.recommended, products), signal)
      return { recommended: await live(recommended, currency), labels }
    },
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: fresh,
  })
  return data ?? nothing
}

async function ask(address: string, signal: AbortSignal): Promise<Recommendations> {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
  if (!response.ok) throw new Error(`Recommendations answered ${response.status}`)
  return v.parse(answer, await response.json())
}

/**
 * With this session's own prices and stock. What its market does not have, or is sold out, is left
 * out.
 */
async function live(found: Recommended[], currency: string): Promise<Recommended[]> {
  if (found.length === 0) return []
  const products = await commerce.products(found.map(({ product }) => product)).catch((error: unknown) => {
    console.warn('Error fetching stock prices', error)
    return null
  })
  if (!products) return found
  return found.flatMap(one => {
    const now = products.find(({ product }) => product === one.product)
    const first = now?.items.find(({ item }) => item === one.item)
    const amount = now?.priceAsNumber ?? null
    if (!now || amount === null || !first || stockLabel(first.stock) === 'none') return []
    const lowest = lowestOf30Days(now.lowestPrice)
    const before = crossedOut({ amount, listed: now.priceBeforeDiscountAsNumber, lowest })
    return [{ ...one, stock: first.stock, price: { amount, before, currency } }]
  })
}
