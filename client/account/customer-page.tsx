import type { ReactNode } from 'react'
import type { CustomerView } from './account-head.tsx'
import { AccountHome } from './account-home.tsx'
import { DetailsPage } from './details/details-page.tsx'
import { LoginPage } from './login/login-page.tsx'
import { NeedsScript } from './needs-script.tsx'

const pages: Record<CustomerView, () => ReactNode> = { home: AccountHome, details: DetailsPage, login: LoginPage }

/** The customer's own pages; none contains customer data before hydration. */
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
