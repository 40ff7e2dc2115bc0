import { cleanLine } from '#client/shared/commerce/clean.ts'

/** What a visitor looks for among the dealers; a field is empty where it is not set. */
export interface DealerSearch {
  /** A town, postcode or name, as typed. */
  term: string
  /** An ISO code. */
  country: string
}

/** Longer than any town's name, in characters. */
const maxTerm = 60

/**
 * Parses the dealer search of an address: `?q=malmö&in=SE`. The parameter is not called `country`,
 * because that sets the visitor's own country.
 */
export function parseDealerSearch(requested: URLSearchParams): DealerSearch {
  const plain = (requested.get('q') ?? '').slice(0, maxInput).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
  const country = (requested.get('in') ?? '').toUpperCase()
  return {
    term: [...cleanLine(plain)].slice(0, maxTerm).join('').trim(),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
  }
}

/** Only this many characters are cleaned, so that an endless text costs nothing. */
const maxInput = 4 * maxTerm
