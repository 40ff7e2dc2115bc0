import type { ReactNode } from 'react'
import { EmptyBag } from '#client/shared/purchase/empty-bag.tsx'
import type { Visit } from '../../visit.ts'
import { Island } from '../document/island.tsx'
import { slotFor } from '../edge/slots.ts'
import { formatPlace } from '../edge/visit/place-text.ts'
import type { GlobalContent } from './content/global-content.ts'
import { Frame } from './frame.tsx'

interface PageFrameProps {
  content: GlobalContent
  visit: Visit
  path: string
  tradePortal: string
  hasTag: boolean
  children: ReactNode
}

/** The frame with the islands that every page has, such as the bag and the account forms. */
export function PageFrame({ content, visit, path, tradePortal, hasTag, children }: PageFrameProps) {
  return (
    <Frame
      content={content}
      path={path}
      country={visit.country}
      place={visit.country === slotFor('country') ? slotFor('place') : formatPlace(visit.locale, visit.country)}
      currency={visit.currency}
      tradePortal={tradePortal}
      hasTag={hasTag}
      bag={
        <>
          <Island name="bag/bag-drawer" when="interaction" sheet="drawers" props={{}} />
          <EmptyBag hidden />
        </>
      }
      newsletter={<Island name="newsletter/newsletter-form" when="interaction" props={{}} />}
      account={<Island name="account/account-drawer" when="interaction" sheet="drawers" props={{}} />}
      countries={<Island name="country/country-drawer" when="interaction" sheet="drawers" props={{}} />}
      warning={
        (!visit.shipTo || !visit.terms) && (
          <Island name="country/welcome-modal" when="interaction" sheet="drawers" props={{}} />
        )
      }
    >
      {children}
    </Frame>
  )
}
