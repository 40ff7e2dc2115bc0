import * as paths from '#client/paths.ts'
import { formatDay } from '#client/shared/commerce/moment.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import type { WithdrawalAnswer } from './commerce.ts'
import { type Contact, ContactLink } from './contact.tsx'
import { ChoosableLine } from './lines.tsx'

interface ChoosePageProps {
  withdrawal: WithdrawalAnswer
  contact: Contact
  problem?: PlainKey | undefined
}

/** The second step, in which the customer chooses the goods to return and confirms. */
export function ChoosePage({ withdrawal, contact, problem }: ChoosePageProps) {
  const { t, urlTo, locale } = useLanguage()
  const { order, reference, name, email, matched, over, until, lines } = withdrawal
  if (over) {
    const date = until ? formatDay(until, locale) : ''
    return (
      <Message
        title={t('withdraw.overTitle')}
        text={t('withdraw.overText', { number: order, date })}
        contact={contact}
      />
    )
  }
  if (matched && lines.every(({ left }) => left <= 0)) {
    return <Message title={t('withdraw.title')} text={t('withdraw.nothingLeft', { number: order })} contact={contact} />
  }
  return (
    <article className="withdrawal">
      <header>
        <h1>{t(matched ? 'withdraw.chooseTitle' : 'withdraw.unmatchedTitle')}</h1>
        <p>{t(matched ? 'withdraw.chooseLead' : 'withdraw.unmatchedText', { number: order })}</p>
      </header>
      {problem && (
        <p className="notice notice-error" role="alert">
          {t(problem)}
        </p>
      )}
      <form method="post" action={urlTo(paths.withdrawal, reference)}>
        {matched && (
          <ul className="withdrawal-lines">
            {lines.map(line => (
              <ChoosableLine key={line.line} line={line} />
            ))}
          </ul>
        )}
        <p>{t('withdraw.by', { name, email })}</p>
        <Button type="submit">{t('withdraw.confirm')}</Button>
      </form>
      <a className="withdrawal-link" href={`${urlTo(paths.withdraw)}?again=${encodeURIComponent(reference)}`}>
        {t('withdraw.change')}
      </a>
    </article>
  )
}

/** The page that is shown if nothing can be returned. It says why, and whom to contact. */
function Message({ title, text, contact }: { title: string; text: string; contact: Contact }) {
  return (
    <article className="withdrawal">
      <header>
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      <ContactLink contact={contact} />
    </article>
  )
}
