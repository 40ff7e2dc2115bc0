import { useChanging } from '../commerce/hooks/in-turn.ts'
import type { Selection } from '../commerce/schema/selection.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { LineFacts } from '../selection/line-facts.tsx'
import { Totals } from '../selection/totals.tsx'
import { VoucherForm } from './voucher-form.tsx'

/** The bag's summary beside the form. */
export function Summary({ selection, locked }: { selection: Selection; locked: boolean }) {
  const { t } = useLanguage()
  const changing = useChanging()
  return (
    <aside className="order-summary" aria-labelledby="order-summary" aria-busy={changing}>
      <h2 id="order-summary">{t('checkout.summary')}</h2>
      <ul className="bag-lines">
        {selection.items.map(line => (
          <li key={line.line} className="bag-line">
            <LineFacts line={line} currency={selection.currency} />
            <p className="bag-line-quantity">{t('bag.quantity', { quantity: line.quantity })}</p>
          </li>
        ))}
      </ul>
      <div inert={locked}>
        <VoucherForm vouchers={selection.discounts.vouchers} />
      </div>
      <Totals selection={selection} />
    </aside>
  )
}
