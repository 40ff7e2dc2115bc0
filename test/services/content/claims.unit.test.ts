import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findArticle } from '#client/shared/law/duties.ts'
import { findMissingCreditWarnings } from '#src/services/content/claims/credit.ts'
import { findClaims, findForbiddenClaims } from '#src/services/content/claims/environmental.ts'
import { articles } from '../../../tools/demo/articles.ts'
import { contentSeed } from '../../../tools/demo/content.ts'

const day = '2026-11-26'

/** Environmental claims by kind: a text, and the words in it that are the claim. */
const claiming = {
  generic: [
    ['An eco-friendly lamp for the hall.', 'eco-friendly'],
    ['Ecofriendly, and bright', 'Ecofriendly'],
    ['Environmentally friendly from the socket up', 'Environmentally friendly'],
    ['It is kinder to the planet.', 'kinder to the planet'],
    ['A greener choice', 'greener choice'],
    ['Our sustainable linen', 'sustainable'],
    ['The box is bio-degradable.', 'bio-degradable'],
    ['Energy‑efficient light', 'Energy‑efficient'],
    ['Climate-smart evenings', 'Climate-smart'],
    ['En miljövänlig lampa', 'miljövänlig'],
    ['Miljö-vänliga skärmar', 'Miljö-vänliga'],
    ['miljö vänligt linne', 'miljö vänligt'],
    ['Klimatsmart belysning', 'Klimatsmart'],
    ['Ett hållbart val för hemmet', 'hållbart val'],
    ['Hållbart producerad i Småland', 'Hållbart producerad'],
    ['Skonsammare mot miljön', 'Skonsammare mot miljön'],
    ['Den drivs med grön el.', 'grön el'],
    ['Ekologiskt hållbara skärmar', 'Ekologiskt'],
    ['Kartongen är biologiskt nedbrytbar', 'nedbrytbar'],
    ['Energisnåla ljuskällor', 'Energisnåla'],
  ],
  label: [
    ['It carries our eco-label.', 'eco-label'],
    ['Sustainability certified', 'Sustainability certified'],
    ['Miljömärkta lampor', 'Miljömärkta'],
    ['Vårt eget miljöval', 'miljöval'],
  ],
  offset: [
    ['A climate neutral lamp', 'climate neutral'],
    ['CO₂-neutral delivery', 'CO₂-neutral'],
    ['carbon­neutral since 2020', 'carbonneutral'],
    ['We offset all our emissions', 'offset all our emissions'],
    ['Net zero by 2030', 'Net zero'],
    ['Klimatneutral frakt', 'Klimatneutral'],
    ['klimatkompenserade leveranser', 'klimatkompenserade'],
    ['Koldioxidneutralt linne', 'Koldioxidneutralt'],
    ['Vi kompenserar för våra utsläpp.', 'kompenserar för våra utsläpp'],
  ],
} as const

/** Texts without environmental claims, or with a certified label such as the EU Ecolabel. */
const innocent = [
  'A green lamp of moss green glass, with a greenish light',
  'Murla turns green. Eleven greens were painted on a shed door.',
  'Brass that goes green with age',
  'A climate that lamps like: dry rooms. The room’s climate stays neutral.',
  'The carbon steel spring and its neutral position',
  'Economy of means. An echo of 1960.',
  'Energy class E, energy efficiency class, energy label',
  'The friendly light of a planet-shaped globe',
  'Sustained light for eight hours; an unsustainable heat. Good for the eyes.',
  'Certified by the EU Ecolabel since 2024',
  'En grön lampa i mossgrönt glas, gröna kakelplattor, grönt ljus, en gröngrå skärm',
  'En hållbar sladd, hållbara ytor, hållbarare än lack. Ett hållbart gångjärn.',
  'Miljoner lampor i en lantlig miljö. Miljön i rummet: neutral.',
  'Ekar och eko i salen, en vänlig lampa med bra ljus för ögonen',
  'Energieffektivitetsklass E. Ett klimat utan frost.',
  'Valet är grönt. Det neutrala vita.',
  'Märkt med Bra Miljöval, Svanenmärkt',
]

const page = (text: object) => ({ title: { en: 'A', sv: 'A' }, body: text })
const block = (...spans: string[]) => ({ _type: 'block', _key: 'b', children: spans.map(text => ({ text })) })

test('claims are found in both languages, and colours and durability are not claims', () => {
  for (const [kind, texts] of Object.entries(claiming)) {
    for (const [text, words] of texts) {
      // The rules of both languages may find the same words.
      const found = new Set(findClaims(text).map(claim => `${claim.kind}: ${claim.words}`))
      expect([...found], text).toEqual([`${kind}: ${words}`])
    }
  }
  for (const text of innocent) expect(findClaims(text), text).toEqual([])
})

test('a claim is found in upper or lower case, in any Unicode form, with soft hyphens, and split by formatting', () => {
  const texts = fc.constantFrom(...Object.values(claiming).flat())
  const form = fc.constantFrom('NFC', 'NFD', 'NFKD')
  const letters = fc.constantFrom(
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
    (text: string) => text,
  )
  fc.assert(
    fc.property(
      texts,
      form,
      letters,
      fc.array(fc.nat(60)),
      fc.nat(60),
      fc.constantFrom(...innocent),
      (of, form, letters, cuts, soft, around) => {
        const written = letters(of[0]).normalize(form)
        const hyphenated = `${written.slice(0, soft)}\u00ad${written.slice(soft)}`
        const places = [0, ...cuts.filter(cut => cut < hyphenated.length).sort((a, b) => a - b), hyphenated.length]
        const spans = places.slice(1).map((end, at) => hyphenated.slice(places[at], end))
        const errors = findForbiddenClaims(page({ sv: [block(around), block(...spans), block(around)] }), day)
        expect(Object.keys(errors)).toEqual(['data.body.sv'])
      },
    ),
    { numRuns: 1000 },
  )
  fc.assert(
    fc.property(fc.shuffledSubarray(innocent), letters, form, (texts, letters, form) => {
      const body = { en: texts.map(text => block(letters(text).normalize(form))) }
      expect(findForbiddenClaims(page(body), day)).toEqual({})
    }),
    { numRuns: 300 },
  )
})

test('errors name the words, the field and the article of law, and begin on the day the law applies', () => {
  const entry = {
    name: 'Eco-friendly arc',
    slug: 'eco-friendly',
    media: [{ alt: { en: 'A climate neutral lamp', sv: 'En lampa' }, images: [{ src: '/eco-friendly' }] }],
    details: { en: ['Of brass', 'Sustainable and bio-based'], sv: [] },
    items: [{ name: { en: 'Miljövänlig' } }],
  }
  const errors = findForbiddenClaims(entry, day)
  expect(Object.keys(errors).sort()).toEqual([
    'data.details.en.1',
    'data.items.0.name.en',
    'data.media.0.alt.en',
    'data.name',
  ])
  const article = findArticle('environmental-claims')
  expect(article).not.toBe('')
  expect(errors['data.details.en.1']).toEqual({
    en: expect.stringMatching(/says “Sustainable”, “bio-based”.*4a/),
    sv: expect.stringMatching(/säger ”Sustainable”, ”bio-based”.*4a/),
  })
  expect(errors['data.media.0.alt.en']).toMatchObject({ en: expect.stringContaining('forbidden') })
  expect(JSON.stringify(Object.values(errors)).split(article)).toHaveLength(4 * 2 + 1)
  expect(findForbiddenClaims(entry, '2026-09-26')).toEqual({})
})

test('a claim is allowed with a specification in the same language, except claims about offsetting', () => {
  const texts = { title: { en: 'Eco friendly', sv: 'Miljövänliga lampor' }, name: 'Ecofriendly' }
  const wrong = (...claims: object[]) => Object.keys(findForbiddenClaims({ ...texts, claims }, day))
  const english = { claim: { en: 'eco-friendly' }, specification: { en: 'All parts are replaced separately.' } }
  const swedish = { claim: { sv: 'Miljövänlig' }, specification: { sv: 'Alla delar går att byta var för sig.' } }
  expect(wrong()).toEqual(['data.title.en', 'data.title.sv', 'data.name'])
  expect(wrong(english)).toEqual(['data.title.sv', 'data.name'])
  expect(wrong(english, swedish)).toEqual(['data.name'])
  const both = { claim: { en: 'eco-friendly', sv: 'eco-friendly' }, specification: { en: 'A', sv: 'B' } }
  expect(wrong(both, swedish)).toEqual([])
  expect(wrong(both, { ...swedish, specification: { sv: ' ' } })).toEqual(['data.title.sv', 'data.claims.1.claim.sv'])
  expect(
    wrong(both, swedish, { claim: { en: 'climate neutral' }, specification: { en: 'By planting trees.' } }),
  ).toEqual(['data.claims.2.claim.en'])
})

test('Swedish texts about credit need the legal warning, but not those about invoices without interest', () => {
  const refused = [
    'Delbetala din lampa i 12 månader',
    'Köp på kredit',
    'Avbetalning utan ränta',
    'Räntefri delbetalning via faktura',
    'Köp nu, betala senare!',
    'Dela upp betalningen',
  ]
  const allowed = [
    'Betala med faktura inom 30 dagar',
    'Betala senare: räntefri faktura, 30 dagar',
    'Betala med kreditkort. En kreditnota följer.',
    'Vi lånar ut lampor i två veckor.',
    'Betala i kassan, eller på sidan av betaltjänsten.',
  ]
  for (const text of refused) {
    const errors = findMissingCreditWarnings({ title: { en: 'Pay by instalments', sv: text } }, day)
    expect(Object.keys(errors), text).toEqual(['data.title.sv'])
    expect(JSON.stringify(errors)).toContain(findArticle('credit-warning'))
    const warned = page({ sv: [block('Att låna ', 'kostar pengar!')] })
    expect(findMissingCreditWarnings({ ...warned, lead: { sv: text } }, day)).toEqual({})
    expect(findMissingCreditWarnings({ title: { sv: text } }, '2025-02-28')).toEqual({})
  }
  expect(findArticle('credit-warning')).not.toBe('')
  for (const text of allowed) expect(findMissingCreditWarnings({ title: { en: 'A', sv: text } }, day), text).toEqual({})
})

test('the demo content has no forbidden claims', () => {
  const texts = contentSeed(articles).join('\n')
  expect(texts.length).toBeGreaterThan(100_000)
  expect(findClaims(texts)).toEqual([])
  expect(findMissingCreditWarnings({ all: { sv: texts } }, day)).toEqual({})
})
