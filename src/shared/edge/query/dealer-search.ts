import { cleanLine } from '#client/shared/commerce/clean.ts'

/** A visitor's search for dealers. A field that the visitor has not filled in is empty. */
export interface DealerSearch {
  /** A town, postcode or name, as typed. */
  term: string
  /** The ISO code of the country in which to search. */
  country: string
}

/** Maximum length of a term in characters. No town's name is longer. */
const maxTerm = 60

/**
 * Parses the dealer search of an address such as `?q=malmö&in=SE`. The parameter is called `in`,
 * because `country` would set the visitor's own country.
 */
export function parseDealerSearch(requested: URLSearchParams): DealerSearch {
  const plain = (requested.get('q') ?? '').slice(0, maxInput).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
  const country = (requested.get('in') ?? '').toUpperCase()
  return {
    term: [...cleanLine(plain)].slice(0, maxTerm).join('').trim(),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
  }
}

/** Only this many characters are read, so that an extremely long text takes no CPU time. */
const maxInput = 4 * maxTerm
