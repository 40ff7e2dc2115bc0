import { marketCountries, unionCountries } from './countries.ts'

/** Where a duty affects what a visitor or an editor sees. */
export type DutyPlace =
  | 'header'
  | 'product'
  | 'card'
  | 'bag'
  | 'checkout'
  | 'order'
  | 'mail'
  | 'sheet'
  | 'receipt'
  | 'page'
  | 'publishing'
  | 'setup'

/** What the shop's operator or editors must provide to meet a duty. */
export type DutyNeed = 'picture' | 'text' | 'fact' | 'setting'

export interface Duty {
  /** The provision, as lawyers cite it. */
  article: string
  /** The web address of the provision's text. */
  url: string
  /** The first day on which the duty applies, like `2026-09-27`. */
  since: string
  /** ISO codes of the countries to whose buyers the duty applies; null for every country. */
  countries: readonly string[] | null
  places: readonly DutyPlace[]
  needs: readonly DutyNeed[]
  /** False if the shop does not implement the duty yet. */
  isBuilt: boolean
}

const eli = (path: string) => `https://eur-lex.europa.eu/eli/${path}/oj`
const union = { countries: unionCountries, isBuilt: true }
const area = { countries: marketCountries, isBuilt: true }

/**
 * Legal duties of a shop that is in Sweden and sells lamps. Pages, mails, publishing rules and the
 * setup call `isDue` to decide whether to show or refuse something. Engineers, not a lawyer,
 * compiled the table from the public texts in November 2026.
 */
export const duties = {
  'guarantee-notice': {
    article: 'Directive 2011/83/EU, Art. 6(1)(l) and 22a; Implementing Regulation (EU) 2025/1960, Annex I',
    url: eli('reg_impl/2025/1960'),
    since: '2026-09-27',
    places: ['header', 'product', 'card', 'bag', 'checkout', 'order', 'mail'],
    needs: ['picture'],
    ...union,
  },
  'durability-label': {
    article: 'Directive 2011/83/EU, Art. 6(1)(la); Implementing Regulation (EU) 2025/1960, Annex II',
    url: eli('reg_impl/2025/1960'),
    since: '2026-09-27',
    places: ['product', 'card', 'bag', 'checkout', 'order', 'mail'],
    needs: ['fact', 'picture'],
    ...union,
  },
  repairs: {
    article: 'Directive 2011/83/EU, Art. 6(1)(u) and (v)',
    url: eli('dir/2024/825'),
    since: '2026-09-27',
    places: ['product', 'sheet'],
    needs: [],
    ...union,
  },
  'guarantee-terms': {
    article: 'Directive 2011/83/EU, Art. 6(1)(m); Directive (EU) 2019/771, Art. 17',
    url: eli('dir/2019/771'),
    since: '2022-01-01',
    places: ['product', 'mail', 'sheet', 'page', 'publishing'],
    needs: ['text'],
    ...area,
  },
  'legal-guarantee': {
    article: 'Directive 2005/29/EC, Annex I, 10',
    url: eli('dir/2005/29'),
    since: '2007-12-12',
    countries: null,
    places: ['product'],
    needs: [],
    isBuilt: true,
  },
  'repair-extension': {
    article: 'Directive (EU) 2024/1799, Art. 16',
    url: eli('dir/2024/1799'),
    since: '2026-07-31',
    countries: unionCountries,
    places: [],
    needs: [],
    isBuilt: false,
  },
  batteries: {
    article: 'Regulation (EU) 2023/1542, Art. 13(4), 62 and 74',
    url: eli('reg/2023/1542'),
    since: '2025-08-18',
    places: ['product', 'sheet', 'page', 'publishing'],
    needs: ['fact', 'text'],
    ...area,
  },
  'removable-batteries': {
    article: 'Regulation (EU) 2023/1542, Art. 11 and 13(6)',
    url: eli('reg/2023/1542'),
    since: '2027-02-18',
    places: ['sheet', 'publishing'],
    needs: ['text'],
    ...area,
  },
  'light-sources': {
    article: 'Regulation (EU) 2019/2020, Art. 4',
    url: eli('reg/2019/2020'),
    since: '2021-09-01',
    places: ['product', 'sheet', 'publishing'],
    needs: ['fact'],
    ...area,
  },
  'take-back': {
    article: 'Directive 2012/19/EU, Art. 5(2) and 14',
    url: eli('dir/2012/19'),
    since: '2014-02-14',
    places: ['page', 'checkout', 'order', 'mail'],
    needs: ['text'],
    ...area,
  },
  'producer-numbers': {
    article: 'Directive 2012/19/EU, Art. 17; Regulation (EU) 2023/1542, Art. 56; Regulation (EU) 2025/40, Art. 45(3)',
    url: eli('reg/2025/40'),
    since: '2026-08-12',
    places: ['setup'],
    needs: ['setting'],
    ...area,
  },
  territories: {
    article: 'Directive 2006/112/EC, Art. 5 to 7',
    url: eli('dir/2006/112'),
    since: '2008-01-01',
    countries: null,
    places: ['checkout', 'receipt', 'setup'],
    needs: ['setting'],
    isBuilt: true,
  },
  'tax-on-arrival': {
    article: 'Directive 2011/83/EU, Art. 6(1)(e)',
    url: eli('dir/2011/83'),
    since: '2014-06-13',
    countries: null,
    places: ['product', 'bag', 'checkout', 'order', 'mail', 'receipt', 'setup'],
    needs: ['setting'],
    isBuilt: true,
  },
  'environmental-claims': {
    article: 'Directive 2005/29/EC, Art. 6(2)(d) and Annex I, 2a and 4a to 4c',
    url: eli('dir/2024/825'),
    since: '2026-09-27',
    places: ['publishing'],
    needs: [],
    ...union,
  },
  'lowest-price': {
    article: 'Directive 98/6/EC, Art. 6a',
    url: eli('dir/1998/6'),
    since: '2022-05-28',
    places: ['product', 'card', 'bag', 'checkout', 'mail'],
    needs: [],
    ...area,
  },
  'credit-warning': {
    article: 'Konsumentkreditlag (2010:1846), 7 a §; Directive (EU) 2023/2225',
    url: 'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/konsumentkreditlag-20101846_sfs-2010-1846/',
    since: '2025-03-01',
    countries: ['SE'],
    places: ['publishing'],
    needs: [],
    isBuilt: true,
  },
  'credit-order': {
    article: 'Lag (2010:751) om betaltjänster, 7 a kap.',
    url: 'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/lag-2010751-om-betaltjanster_sfs-2010-751/',
    since: '2020-07-01',
    countries: ['SE'],
    places: ['checkout'],
    needs: ['setting'],
    isBuilt: true,
  },
  accessibility: {
    article: 'Directive (EU) 2019/882, Art. 13; EN 301 549',
    url: eli('dir/2019/882'),
    since: '2025-06-28',
    countries: unionCountries,
    places: ['page'],
    needs: ['text'],
    isBuilt: false,
  },
  'structured-invoices': {
    article: 'Directive (EU) 2025/516; EN 16931',
    url: eli('dir/2025/516'),
    since: '2030-07-01',
    countries: unionCountries,
    places: [],
    needs: [],
    isBuilt: false,
  },
} satisfies Record<string, Duty>

export type DutyId = keyof typeof duties

/** The ids of all duties, in the table's sequence. */
export const dutyIds = Object.keys(duties).filter((id): id is DutyId => id in duties)

const rows: Partial<Record<string, Duty>> = duties

/** The UTC date of a time, like `2026-11-26`. Duties begin on a day, not at a time. */
export const toUtcDay = (at: Date): string => at.toISOString().slice(0, 10)

/**
 * Whether a duty applies to buyers in a country on a day. `country` is an ISO code, and `day` is
 * like `2026-11-26`; by default it is today.
 */
export function isDue(id: DutyId, country: string, day = toUtcDay(new Date())): boolean {
  const duty = rows[id]
  return duty !== undefined && duty.since <= day && (duty.countries === null || duty.countries.includes(country))
}

/**
 * Whether a duty applies in any country on a day, by default today. Used for content that is the
 * same in all countries.
 */
export function isDueAnywhere(id: DutyId, day = toUtcDay(new Date())): boolean {
  const duty = rows[id]
  return duty !== undefined && duty.since <= day
}

/** The provision of a duty, for messages that refuse something. */
export const findArticle = (id: DutyId): string => rows[id]?.article ?? ''

/** Whether a duty does not apply yet but will within 90 days of a day, like `2026-11-26`. */
export function isComing(duty: Duty, day: string): boolean {
  const end = new Date(`${day}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 90)
  return duty.since > day && duty.since <= toUtcDay(end)
}
