import { type ReactNode, useRef } from 'react'
import type { Selection } from '../shared/commerce/schema/selection.ts'
import { useChanging } from '../shared/hooks/use-changing.ts'
import { formatAmount } from '../shared/money/money.ts'
import { BagLine } from '../shared/purchase/bag-line.tsx'
import type { Removed } from '../shared/purchase/removed-notice.tsx'
import { TotalsRows } from '../shared/purchase/totals.tsx'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Icon } from '../shared/ui/picture/icon.tsx'
import * as icons from '../shared/ui/picture/icons.ts'
import { rescueFocus } from '../shared/ui/rescue-focus.ts'
import { VoucherForm } from './voucher-form.tsx'

interface SummaryProps {
  selection: Selection
  locked: boolean
  /** Whether the summary is at the top of a narrow page, where at first it shows only the total. */
  folded?: boolean
  onRemoved: (line: Removed) => void
  onLost: (text: string) => void
  /** The message about the line that was last removed, or about one that is not available. */
  removedMessage: ReactNode
}

/** The bag's lines, vouchers and totals, beside or above the form. The lines can be changed. */
export function Summary({ selection, locked, folded = false, onRemoved, onLost, removedMessage }: SummaryProps) {
  const { t, locale } = useLanguage()
  const changing = useChanging()
  const title = useRef<HTMLHeadingElement>(null)
  const { totals, currency } = selection
  const heading = (
    <h2 id="order-summary" ref={title} tabIndex={-1}>
      {t('checkout.summary')}
    </h2>
  )
  const content = (
    <>
      <ul className="bag-lines" inert={locked}>
        {selection.items.map(line => (
          <BagLine
            key={line.line}
            line={line}
            currency={currency}
            editable={!locked}
            onRemoved={() => onRemoved(line)}
            onLost={onLost}
            onGone={() => rescueFocus(title.current)}
          />
        ))}
      </ul>
      {removedMessage}
      <div inert={locked}>
        <VoucherForm vouchers={selection.discounts.vouchers} />
      </div>
      <TotalsRows selection={selection} />
    </>
  )
  return (
    <aside className="order-summary-place" aria-labelledby="order-summary" aria-busy={changing}>
      {folded ? (
        <details className="order-summary order-summary-fold">
          <summary>
            {heading}
            <Icon path={icons.down} small />
            <span className="order-summary-total">
              {formatAmount(totals.grandTotalPriceAsNumber, currency, locale)}
            </span>
          </summary>
          <div className="order-summary-open">{content}</div>
        </details>
      ) : (
        <div className="order-summary">
          {heading}
          {content}
        </div>
      )}
    </aside>
  )
}

/** The lines and the total again, above the payment button of narrow pages. */
export function Lines({ selection: { items, totals, currency } }: { selection: Selection }) {
  const { t, locale } = useLanguage()
  const money = (amount: number) => formatAmount(amount, currency, locale)
  return (
    <div className="order-lines">
      <ul>
        {items.map(({ line, quantity, product, totalPriceAsNumber }) => (
          <li key={line}>
            <span>
              {quantity > 1 && `${quantity} × `}
              {product.name} <span className="soft">{product.variantName}</span>
            </span>
            <span>{money(totalPriceAsNumber)}</span>
          </li>
        ))}
      </ul>
      <p>
        <span>{t('bag.total')}</span>
        <span>{money(totals.grandTotalPriceAsNumber)}</span>
      </p>
    </div>
  )
}
