import * as v from 'valibot'
import { type Press, pressSchema, type Shop } from './shops.ts'

const product = '/product/murla-table-black'
const soldOut = '/product/murla-portable-chalk'
const listing = '/category/shop'

/** Selects the button that opens a drawer or dropdown. */
const opener = (id: string) => `:is([commandfor=${id}], [popovertarget=${id}]):not(#${id} *)`
/** Selects the open drawer or dropdown. */
const opened = (id: string) => `#${id}:is([open], :popover-open)`

const table: v.InferInput<typeof pressSchema>[] = [
  {
    name: 'add to bag',
    path: product,
    selector: '.purchase button[type=submit]',
    outcome: { selector: '.purchase button[type=submit]', text: 'Added!' },
  },
  {
    name: 'add one light source',
    path: product,
    selector: 'form:not(.purchase) > button[name=item]',
    outcome: { selector: 'form:not(.purchase) > button[name=item]', text: 'Added!' },
  },
  {
    name: 'notify me',
    path: soldOut,
    selector: '.notify-me button[type=submit]',
    outcome: { selector: '.notify-me [name=email][aria-invalid=true]' },
    undo: 'type',
  },
  {
    name: 'newsletter',
    path: '/',
    selector: '.newsletter-form button[type=submit]',
    outcome: { selector: '.newsletter-form [name=email][aria-invalid=true]' },
    undo: 'type',
  },
  {
    name: 'empty bag',
    path: listing,
    selector: opener('bag'),
    outcome: { selector: `${opened('bag')} .bag-empty` },
    undo: 'Escape',
    like: 'dialog',
  },
  {
    name: 'bag with lines',
    path: listing,
    selector: opener('bag'),
    outcome: { selector: `${opened('bag')} .bag-lines li` },
    undo: 'Escape',
    after: 'add to bag',
    like: 'dialog',
  },
  {
    name: 'account',
    path: listing,
    selector: '.site-header [data-opens=account]',
    outcome: { selector: `${opened('account')} input[type=email]` },
    undo: 'Escape',
    like: 'dialog',
  },
  {
    name: 'country',
    path: listing,
    selector: `.site-footer ${opener('country')}`,
    outcome: { selector: `${opened('country')} .countries-list button` },
    undo: 'Escape',
    like: 'dialog',
  },
  {
    name: 'search',
    path: listing,
    selector: '[data-opens=search]',
    outcome: { selector: `${opened('search')} input` },
    undo: 'Escape',
    like: 'dialog',
  },
  {
    name: 'menu',
    path: '/',
    selector: opener('menu'),
    outcome: { selector: `${opened('menu')} a` },
    ways: ['touch'],
    undo: 'Escape',
    like: 'dialog',
  },
  {
    name: 'menu',
    path: '/',
    selector: opener('menu-0'),
    outcome: { selector: `${opened('menu-0')} a` },
    // A mouse would open the dropdown by hovering before the press.
    ways: ['keyboard'],
    undo: 'Escape',
    like: 'dialog',
  },
  {
    name: 'filters',
    path: listing,
    selector: '.filters-opener',
    outcome: { selector: `${opened('filters')} .filter` },
    undo: 'Escape',
    like: 'dialog',
  },
  {
    name: 'light of a product',
    path: product,
    selector: '.light-switch',
    outcome: { selector: '.gallery .lit-picture-lit' },
    undo: 'press',
  },
  {
    name: 'light of a listing',
    path: listing,
    selector: '.light-button',
    outcome: { selector: '.product-card .lit-picture-lit' },
    ways: ['touch'],
    undo: 'press',
  },
  {
    name: 'light of a room',
    path: '/',
    selector: 'shop-island[name="room-light/room-light"] button',
    outcome: { selector: '.room-light' },
    undo: 'press',
  },
  {
    name: 'favourite',
    path: listing,
    selector: '.product-card .heart',
    outcome: { selector: '.product-card .heart[aria-pressed=true]' },
    undo: 'press',
  },
]

const presses: Press[] = v.parse(v.array(pressSchema), table)

/** Describes this shop at an address. */
export const describeShop = (url: string): Shop => ({
  name: 'ours',
  url,
  presses,
  pages: ['/', listing, product],
  listing: {
    path: listing,
    link: '.product-card a[href="/product/ekvika-table-oak"]',
    picture: '.gallery #picture-1 img',
  },
})
