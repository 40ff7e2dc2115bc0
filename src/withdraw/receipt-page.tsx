import * as paths from '#client/paths.ts'
import { formatFortnightAfter, formatMoment } from '#client/shared/commerce/moment.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import type { WithdrawalAnswer } from './commerce.ts'
import { type Contact, ContactLink } from './contact.tsx'
import { WithdrawnRow } from './lines.tsx'

type Confirmed = WithdrawalAnswer & { confirmed: string }

/** A printable receipt that says what was received and when, and what happens next. */
export function ReceiptPage({ withdrawal, contact }: { withdrawal: Confirmed; contact: Contact }) {
  const { t, urlTo, locale } = useLanguage()
  const { withdrawal: number, order, name, email, confirmed, lines } = withdrawal
  const goods = lines.filter(({ withdrawn }) => withdrawn > 0)
  return (
    <article className="withdrawal">
      <header>
        <h1>{t('withdraw.doneTitle')}</h1>
        <p>{t('withdraw.mailed', { email })}</p>
      </header>
      <section>
        <h2>{t('withdraw.statement')}</h2>
        <p>{t('withdraw.statementText', { name, number: order })}</p>
        <p>{t('withdraw.number', { number })}</p>
        <p>
          <time dateTime={confirmed}>{t('withdraw.received', { time: formatMoment(confirmed, locale) })}</time>
        </p>
      </section>
      {goods.length > 0 && (
        <ul className="withdrawal-lines" aria-label={t('withdraw.goods')}>
          {goods.map(line => (
            <WithdrawnRow key={line.line} line={line} />
          ))}
        </ul>
      )}
      <section>
        <h2>{t('withdraw.nextTitle')}</h2>
        <Next withdrawal={withdrawal} address={contact.address} />
      </section>
      <ContactLink contact={contact} />
      <ButtonLink href={urlTo(paths.home)}>{t('error.toHome')}</ButtonLink>
    </article>
  )
}

function Next({ withdrawal, address }: { withdrawal: Confirmed; address: string }) {
  const { t, locale } = useLanguage()
  const { matched, sent, confirmed } = withdrawal
  if (!matched) return <p>{t('withdraw.lookFor')}</p>
  const date = formatFortnightAfter(confirmed, locale)
  return (
    <ul className="withdrawal-next">
      {!sent && <li>{t('withdraw.notSent')}</li>}
      {sent && (
        <li>{address ? t('withdraw.sendBack', { address, date }) : t('withdraw.sendBackSomewhere', { date })}</li>
      )}
      <li>{t('withdraw.money', { date })}</li>
    </ul>
  )
}
