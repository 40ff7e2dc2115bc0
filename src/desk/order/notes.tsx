import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import { formatShopTime } from '../times.ts'
import { OrderForm } from './order-form.tsx'
import { findSent, keepTyped, type OrderScreen } from './screen.ts'

/** The buyer's messages, the operators' notes, and a form for a new note. */
export function OrderNotes({ screen }: { screen: OrderScreen }) {
  const { t, locale } = useLanguage()
  const { giftMessage, additionalNotes, notes } = screen.order
  return (
    <section className="desk-section" aria-labelledby="notes">
      <h2 id="notes">{t('desk.orderNotes')}</h2>
      {giftMessage && <p>{t('desk.orderGift', { text: giftMessage })}</p>}
      {additionalNotes && <p>{t('desk.orderBuyerNote', { text: additionalNotes })}</p>}
      {notes.length > 0 && (
        <ul className="desk-rows">
          {notes.map(({ text, actor, date }) => (
            <li key={`${date} ${text}`} className="desk-row">
              {text}{' '}
              <span className="soft">
                {actor} {date && formatShopTime(date, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <OrderForm screen={screen} change="note" summary={t('desk.orderAddNote')} button={t('desk.orderSaveNote')}>
        <Field
          multiline
          name="text"
          required
          label={t('desk.orderNote')}
          defaultValue={keepTyped(findSent(screen, 'note'), 'text')}
          maxLength={1000}
        />
      </OrderForm>
    </section>
  )
}
