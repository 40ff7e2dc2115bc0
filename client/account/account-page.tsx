import { useLanguage } from '../i18n/use-translate.ts'
import type { AccountPanel as Panel } from '../menu.ts'
import { AccountPanel, panelTitles } from './account-panel.tsx'

/** One of the account's forms as a page. */
export default function AccountPage({ panel }: { panel: Panel }) {
  const { t } = useLanguage()
  return (
    <div className="band account">
      <h1>{t(panelTitles[panel])}</h1>
      <AccountPanel panel={panel} />
      <noscript>{t('account.noScript')}</noscript>
    </div>
  )
}
