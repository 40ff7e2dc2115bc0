import type { ComponentProps } from 'react'

/**
 * Every interactive component. The Worker imports all of them at startup; a browser imports each
 * one when it is needed.
 */
export const islands = {
  'account/account-drawer': () => import('./account/account-drawer.tsx'),
  'account/account-page': () => import('./account/account-page.tsx'),
  'account/customer-page': () => import('./account/customer-page.tsx'),
  'bag/bag-drawer': () => import('./bag/bag-drawer.tsx'),
  'checkout/checkout': () => import('./checkout/checkout.tsx'),
  'bag/pickup-bag': () => import('./bag/pickup-bag.tsx'),
  'country/country-drawer': () => import('./country/country-drawer.tsx'),
  'country/welcome-modal': () => import('./country/welcome-modal.tsx'),
  'favorites/keep-favorites': () => import('./favorites/keep-favorites.tsx'),
  'newsletter/newsletter-form': () => import('./newsletter/newsletter-form.tsx'),
  'newsletter/newsletter-modal': () => import('./newsletter/newsletter-modal.tsx'),
  'newsletter/notify-me': () => import('./newsletter/notify-me.tsx'),
  'room-light/room-light': () => import('./room-light/room-light.tsx'),
  'checkout/thank-you': () => import('./checkout/thank-you/thank-you.tsx'),
}

export type IslandName = keyof typeof islands
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>['default']
>
