import { useLanguage } from '../shared/texts/use-translate.ts'

/** The message saying that logging in needs JavaScript. */
export function NeedsScript() {
  const { t } = useLanguage()
  return (
    <noscript>
      <div className="band account-unscripted">
        <p className="notice">{t('account.noScript')}</p>
      </div>
    </noscript>
  )
}
