import type { ReactNode } from 'react'
import type { CustomerView } from './account-head.tsx'
import { AccountHome } from './account-home.tsx'
import { DetailsPage } from './details/details-page.tsx'
import { LoginPage } from './login/login-page.tsx'
import { NeedsScript } from './needs-script.tsx'

const pages: Record<CustomerView, () => ReactNode> = { home: AccountHome, details: DetailsPage, login: LoginPage }

/** The account pages for logged-in customers. Before hydration they contain no customer data. */
export default function CustomerPage({ view }: { view: CustomerView }) {
  const Page = pages[view]
  return (
    <>
      <NeedsScript />
      <div className="account-home">
        <Page />
      </div>
    </>
  )
}
