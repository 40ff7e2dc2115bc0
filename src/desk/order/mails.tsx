import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatShopTime } from '../times.ts'
import type { ListedMail } from './order.ts'
import { OrderForm } from './order-form.tsx'
import { maySeeMoney } from './rights.ts'
import type { OrderScreen } from './screen.ts'

const kinds = ['confirmation', 'shipped', 'cancelled', 'refund', 'withdrawal', 'link'] as const
const isKnown = (kind: string): kind is (typeof kinds)[number] => kinds.some(known => known === kind)

/** The mails about an order, sent or not, and a button that sends each kind again. */
export function OrderMails({ screen }: { screen: OrderScreen }) {
  const { t } = useLanguage()
  const { mails } = screen.order
  if (!mails || mails.length === 0 || !maySeeMoney(screen.operator)) return null
  return (
    <section className="desk-section" aria-labelledby="mails">
      <h2 id="mails">{t('desk.orderMails')}</h2>
      <ul className="desk-rows">
        {mails.map((mail, index) => (
          <MailRow
            key={`${mail.kind} ${mail.created}`}
            mail={mail}
            screen={screen}
            isFirst={mails.findIndex(({ kind }) => kind === mail.kind) === index}
          />
        ))}
      </ul>
    </section>
  )
}

function MailRow({ mail, screen, isFirst }: { mail: ListedMail; screen: OrderScreen; isFirst: boolean }) {
  const { t, locale } = useLanguage()
  const { kind, recipient, sent } = mail
  const name = isKnown(kind) ? t(`desk.orderMail_${kind}`) : kind
  return (
    <li className="desk-row">
      <p>
        <b>{name}</b> {recipient}{' '}
        {sent ? (
          <span className="soft">{t('desk.orderMailSent', { time: formatShopTime(sent, locale) })}</span>
        ) : (
          <span className="desk-mark-bad">{t('desk.orderMailUnsent')}</span>
        )}
      </p>
      {isFirst && <OrderForm screen={screen} change="resend" id={kind} button={t('desk.orderResend', { name })} />}
    </li>
  )
}
