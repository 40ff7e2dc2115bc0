import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ShortPage } from '../shared/document/short-page.tsx'

export type LinkStep = 'confirm' | 'stop'

/** A page with the button that confirms a mailed link. */
export function EmailLinkPage({ step, email }: { step: LinkStep; email: string }) {
  const { t } = useLanguage()
  return (
    <ShortPage title={t(`accountLinks.${step}Title`)} text={t(`accountLinks.${step}Text`, { email })}>
      <form method="post">
        <button type="submit" className="button">
          {t(`accountLinks.${step}`)}
        </button>
      </form>
    </ShortPage>
  )
}

/** For a link that has expired or was used, or an address that another account has taken. */
export function BadEmailLinkPage({ isTaken }: { isTaken: boolean }) {
  const { t, urlTo } = useLanguage()
  const kind = isTaken ? 'taken' : 'bad'
  return (
    <ShortPage title={t(`accountLinks.${kind}Title`)} text={t(`accountLinks.${kind}Text`)}>
      <a className="button" href={urlTo(isTaken ? paths.contact : paths.accountLogin)}>
        {t(isTaken ? 'accountWays.help' : 'account.mine')}
      </a>
    </ShortPage>
  )
}

/** Confirms a change of the account, with a link to continue. */
export function EmailDonePage({ step }: { step: 'confirmed' | 'stopped' | 'deleted' }) {
  const { t, urlTo } = useLanguage()
  const next = {
    confirmed: { href: urlTo(paths.account), text: t('account.mine') },
    stopped: { href: urlTo(paths.forgotPassword), text: t('account.forgotTitle') },
    deleted: { href: urlTo(paths.home), text: t('error.toHome') },
  }[step]
  return (
    <ShortPage title={t(`accountLinks.${step}Title`)} text={t(`accountLinks.${step}Text`)}>
      <a className="button" href={next.href}>
        {next.text}
      </a>
    </ShortPage>
  )
}
