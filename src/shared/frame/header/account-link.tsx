import * as paths from '#client/paths.ts'
import * as browserNames from '#client/shared/browser/names.ts'
import * as islandNames from '#client/shared/island/names.ts'
import * as accountNames from '#client/shared/names/account.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import * as icons from '#client/shared/ui/picture/icons.ts'

/**
 * A link that opens the account drawer, or without scripts the login page. For logged-in customers
 * `client/account/account-link.ts` changes the link to the account page. This needs a script,
 * because all visitors share the cached HTML.
 */
export function AccountLink({ icon }: { icon?: boolean }) {
  const { t, urlTo } = useLanguage()
  return (
    <a
      className={icon ? 'icon-button' : undefined}
      href={urlTo(paths.login)}
      {...{ [browserNames.opens]: accountNames.drawerId }}
      {...{ [browserNames.state]: 'login' }}
      {...{ [islandNames.wakes]: 'account/account-drawer' }}
      {...{ [accountNames.address]: urlTo(paths.account) }}
      {...{ [accountNames.addressName]: t('account.mine') }}
    >
      {icon && <Icon path={icons.person} />}
      <span className={icon ? 'visually-hidden' : undefined}>{t('account.login')}</span>
    </a>
  )
}
