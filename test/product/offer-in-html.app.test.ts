import { expect, test } from 'vitest'
import type { Article } from '../../tools/demo/article.ts'
import { articles } from '../../tools/demo/articles.ts'
import { sharedShop } from '../support/app.ts'
import { en, sv } from '../support/texts.ts'

/* A page's HTML states each fact of a product once, and has no empty facts. */

const shop = await sharedShop()

const languages = [
  ['', en],
  ['/sv', sv],
] as const

/** Removes scripts, which include the data for search engines, from the HTML. */
const seen = (html: string) => html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll('<!-- -->', '')
const count = (text: string, part: string) => text.split(part).length - 1
/** The HTML of words that are the whole text of an element. */
const element = (words: string) => `>${words.replaceAll("'", '&#x27;')}<`

const isForSale = ({ sizes, prices }: Article) => prices[65] !== undefined && sizes.some(({ stock }) => stock > 0)
const isReduced = ({ prices }: Article) => prices[65]?.before !== undefined
/** Matches an empty price, stock line or badge. */
const emptyPart = /<(s|span|p)[^>]*class="(price[^"]*|stock|badge)"[^>]*>\s*<\/\1>/

const soldHere = articles.filter(({ prices }) => prices[65] !== undefined)

test('a product page has no empty facts, and shows its EAN once', async () => {
  expect(soldHere.filter(isReduced).length).toBeGreaterThan(1)
  expect(soldHere.filter(article => !isForSale(article)).length).toBeGreaterThan(0)
  for (const [prefix, { bag, stock, price }] of languages) {
    for (const article of soldHere) {
      const html = seen(await shop.html(`${prefix}/product/${article.slug}`))
      // Ignore the cards of other products, which follow the article element.
      const own = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
      const forSale = isForSale(article)
      expect({
        slug: article.slug,
        soldOut: count(own, element(bag.soldOut)) + count(own, element(stock.none)),
        crossedOut: own.includes('price-before'),
        lowest: own.includes(price.lowest.split('{{')[0] ?? ''),
        empty: emptyPart.exec(html)?.[0],
        eans: article.sizes.map(({ ean }) => count(html, ean)),
      }).toEqual({
        slug: article.slug,
        soldOut: forSale ? 0 : 1,
        crossedOut: isReduced(article),
        lowest: isReduced(article),
        empty: undefined,
        eans: article.sizes.map(() => 1),
      })
    }
  }
})

test('a listing marks sold-out products and reductions, and has no empty elements', async () => {
  const bySlug = new Map(articles.map(article => [article.slug, article]))
  for (const [prefix, { bag }] of languages) {
    // A listing has one card for all finishes, so load the cards of each finish too.
    const designs = new Set(articles.flatMap(({ variants = [] }) => variants.slice(0, 1)))
    const lists = ['category/shop?shown=96', ...[...designs].map(id => `finishes/${id}`)]
    const html = seen((await Promise.all(lists.map(list => shop.html(`${prefix}/${list}`)))).join(''))
    const cards = html.split(/<li class="product-card/).slice(1)
    expect(cards.length).toBeGreaterThan(40)
    for (const card of cards) {
      const article = bySlug.get(/\/product\/([\w-]+)/.exec(card)?.[1] ?? '')
      if (!article) throw new Error(`No article on this card: ${card}`)
      expect([card.includes(element(bag.soldOut)), card.includes('price-before')], article.slug).toEqual([
        !isForSale(article),
        isReduced(article),
      ])
    }
    expect(emptyPart.exec(html)).toBe(null)
  }
})

test('the data for search engines has a crossed-out price only for reduced products', async () => {
  for (const [prefix] of languages) {
    for (const article of soldHere) {
      const html = await shop.html(`${prefix}/product/${article.slug}`)
      const data = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html)?.[1] ?? ''
      const offers = data.split('"@type":"Offer"').slice(1)
      const { price, before, lowest } = article.prices[65] ?? {}
      expect(offers.length).toBe(article.sizes.length)
      for (const offer of offers) {
        expect(offer, article.slug).toContain(`"price":${price}`)
        const crossedOut = `{"@type":"UnitPriceSpecification","priceType":"https://schema.org/StrikethroughPrice","price":${lowest},"priceCurrency":"SEK"}`
        expect([offer.includes('UnitPriceSpecification'), offer.includes(crossedOut)], article.slug).toEqual([
          before !== undefined,
          before !== undefined,
        ])
      }
    }
  }
})
