import type { AccountPanel as Panel } from '../browser/overlays.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { AccountHome } from './account-home.tsx'
import { AccountPanel, panelTitles } from './account-panel.tsx'
import { DetailsPage } from './details/details-page.tsx'
import { ResetPassword } from './form/reset-password.tsx'

/** The account pages; none contains customer data before hydration. */
export default function AccountPage({ view }: { view: 'home' | 'details' | 'reset-password' | Panel }) {
  const { t } = useLanguage()
  return (
    <>
      <noscript>
        <div className="band account-unscripted">
          <p className="notice">{t('account.noScript')}</p>
        </div>
      </noscript>
      {(view === 'home' || view === 'details') && (
        <div className="account-home">{view === 'home' ? <AccountHome /> : <DetailsPage />}</div>
      )}
      {view === 'reset-password' && <ResetPassword />}
      {view !== 'home' && view !== 'details' && view !== 'reset-password' && <FormPage panel={view} />}
    </>
  )
}

/** One of the account's forms as a page. */
function FormPage({ panel }: { panel: Panel }) {
  const { t } = useLanguage()
  return (
    <div className="band account">
      <h1>{t(panelTitles[panel])}</h1>
      <AccountPanel panel={panel} />
    </div>
  )
}
