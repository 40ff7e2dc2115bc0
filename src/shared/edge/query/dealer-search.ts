import { cleanLine } from '#client/shared/commerce/clean.ts'

/** What visitors look for among the dealers; empty where they did not say. */
export interface DealerSearch {
  /** A town, postcode or name, as typed. */
  term: string
  /** An ISO code. */
  country: string
}

/** Longer than any town's name. */
const maxTerm = 60

/**
 * The search of an address: `?q=malmö&in=SE`. The country is not named `country`, which is the
 * visitor's own in addresses of this shop.
 */
export function dealerSearchOf(requested: URLSearchParams): DealerSearch {
  const plain = (requested.get('q') ?? '').slice(0, maxInput).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
  const country = (requested.get('in') ?? '').toUpperCase()
  return {
    term: [...cleanLine(plain)].slice(0, maxTerm).join('').trim(),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
  }
}

/** What is read of an endless text. */
const maxInput = 4 * maxTerm
