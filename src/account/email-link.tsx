import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ShortPage } from '../shared/document/short-page.tsx'

export type LinkStep = 'confirm' | 'stop'

/** Asks for the press that makes a mailed link count. */
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

/** For a link that is too old or used, and for an address that is another account's by now. */
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

/** Says that something about the account is done, and where to go on. */
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
