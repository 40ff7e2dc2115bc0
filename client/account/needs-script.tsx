import { useLanguage } from '../shared/texts/use-translate.ts'

/** Why nobody can log in without a script. */
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
