import type { AccountPanelName as Panel } from '../shared/browser/overlays.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { AccountPanel, panelTitles } from './account-panel.tsx'
import { ResetPassword } from './form/reset-password.tsx'
import { NeedsScript } from './needs-script.tsx'

/** The account pages for visitors who are not logged in. */
export default function AccountPage({ view }: { view: 'reset-password' | Panel }) {
  return (
    <>
      <NeedsScript />
      {view === 'reset-password' ? <ResetPassword /> : <FormPage panel={view} />}
    </>
  )
}

/** One of the account's forms on its own page. */
function FormPage({ panel }: { panel: Panel }) {
  const { t } = useLanguage()
  return (
    <div className="band account">
      <h1>{t(panelTitles[panel])}</h1>
      <AccountPanel panel={panel} />
    </div>
  )
}
