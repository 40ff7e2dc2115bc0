import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { commerce } from '../commerce/query.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { stockLabel } from '../stock.ts'
import { energyClasses } from '../ui/energy-arrow.tsx'

const recommended = v.object({
  product: v.string(),
  /** The first item of the product, which is the one that can be added. */
  item: v.string(),
  slug: v.string(),
  name: v.string(),
  finish: v.string(),
  /** The address of a file of some 256 px. */
  picture: v.nullable(v.string()),
  price: v.object({
    now: v.string(),
    amount: v.number(),
    before: v.nullable(v.string()),
    lowest: v.nullable(v.string()),
  }),
  energy: v.nullable(v.picklist(energyClasses)),
  /** Of that item, as the platform says it. */
  stock: v.union([v.string(), v.number()]),
})

/** What the shop's own route answers, for one market and price list. */
const answer = v.object({
  recommended: v.array(recommended),
  /** Of the products that were asked for: those that are light sources, whose prices stand beside their class. */
  labels: v.array(v.object({ product: v.string(), slug: v.string(), energy: v.picklist(energyClasses) })),
})

export type Recommended = v.InferOutput<typeof recommended>
export type Recommendations = v.InferOutput<typeof answer>

/** Nobody waits for it longer, in ms. */
const patience = 5000
/** Prices and stock are asked for again after this long, in ms. */
const fresh = 60_000

const nothing: Recommendations = { recommended: [], labels: [] }

/** What goes with these products; nothing until it has arrived, and nothing when it does not. */
export function useRecommended(products: string[]): Recommendations {
  const { locale, urls } = useLanguage()
  const { data } = useQuery({
    queryKey: ['recommended', locale, products],
    queryFn: async ({ signal }) => {
      const { recommended, labels } = await ask(urls.recommended(products), signal)
      return { recommended: await live(recommended), labels }
    },
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: fresh,
  })
  return data ?? nothing
}

async function ask(address: string, signal: AbortSignal): Promise<Recommendations> {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) })
  if (!response.ok) throw new Error(`Recommendations answered ${response.status}`)
  return v.parse(answer, await response.json())
}

/** With this session's own prices and stock. What its market does not have, or is sold out, is left out. */
async function live(found: Recommended[]): Promise<Recommended[]> {
  if (found.length === 0) return []
  const products = await commerce.products(found.map(({ product }) => product)).catch((error: unknown) => {
    console.warn('Error fetching stock prices', error)
    return null
  })
  if (!products) return found
  return found.flatMap(one => {
    const now = products.find(({ product }) => product === one.product)
    const first = now?.items.find(({ item }) => item === one.item)
    if (!now?.price || !first || stockLabel(first.stock) === 'none') return []
    const reduced = (now.priceBeforeDiscountAsNumber ?? 0) > (now.priceAsNumber ?? 0)
    const lowest = now.lowestPrice.find(({ periodDays }) => periodDays === 30)
    return [
      {
        ...one,
        stock: first.stock,
        price: {
          now: now.price,
          amount: now.priceAsNumber ?? one.price.amount,
          before: reduced ? now.priceBeforeDiscount : null,
          lowest: reduced ? (lowest?.price ?? null) : null,
        },
      },
    ]
  })
}
