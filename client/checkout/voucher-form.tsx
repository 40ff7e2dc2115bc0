import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { CommerceError } from '../shared/commerce/error.ts'
import type { Selection, SelectionAnswer } from '../shared/commerce/schema/selection.ts'
import { bagCommerce } from '../shared/commerce/session/session-client.ts'
import { useChange } from '../shared/hooks/use-change.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button } from '../shared/ui/form/button.tsx'
import { rescueFocus } from '../shared/ui/rescue-focus.ts'
import { useOnLeave } from '../shared/ui/use-on-leave.ts'
import { CheckoutFold } from './checkout-fold.tsx'

/**
 * Adds and removes voucher codes. It is not a `<form>`, because it is inside the checkout's form.
 */
export function VoucherForm({ vouchers }: { vouchers: Selection['discounts']['vouchers'] }) {
  const { t } = useLanguage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const add = useChange((voucher: string) => bagCommerce.addVoucher(voucher), { isDone: hasVoucher })
  const remove = useChange((voucher: string) => bagCommerce.removeVoucher(voucher), {
    isDone: (voucher, now) => !hasVoucher(voucher, now),
  })

  function submit() {
    if (code.trim() && !add.isPending) add.mutate(code.trim(), { onSuccess: () => setCode('') })
  }

  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }

  // A failed removal is only logged; the voucher stays in the list.
  const removeVoucher = (voucher: string) => remove.mutate(voucher, { onError: error => console.warn(error.message) })

  const refused = add.error instanceof CommerceError ? add.error : null
  return (
    <CheckoutFold title={t('checkout.haveVoucher')} open={vouchers.length > 0 || add.isError}>
      <label htmlFor={id}>{t('checkout.voucherCode')}</label>
      <div className="voucher-row">
        <input
          id={id}
          ref={field}
          className="field-control"
          value={code}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-invalid={add.isError}
          aria-describedby={`${id}-error`}
          onChange={event => {
            setCode(event.currentTarget.value)
            add.reset()
          }}
          onKeyDown={submitOnEnter}
        />
        <Button look="quiet" small loading={add.isPending} onClick={submit}>
          {t('checkout.addVoucher')}
        </Button>
      </div>
      <p className="field-error" id={`${id}-error`} role="status">
        {add.isError &&
          (refused?.messages[0] ?? t(refused?.status === 404 ? 'checkout.voucherUnknown' : 'checkout.voucherFailed'))}
      </p>
      <ul className="voucher-list">
        {vouchers.map(({ voucher }) => (
          <Voucher
            key={voucher}
            voucher={voucher}
            onRemove={() => removeVoucher(voucher)}
            onGone={() => rescueFocus(field.current)}
          />
        ))}
      </ul>
    </CheckoutFold>
  )
}

function Voucher({ voucher, onRemove, onGone }: { voucher: string; onRemove: () => void; onGone: () => void }) {
  const { t } = useLanguage()
  useOnLeave(onGone)
  return (
    <li>
      {voucher}{' '}
      <button type="button" className="link" onClick={onRemove}>
        {t('bag.remove')} <span className="visually-hidden">{voucher}</span>
      </button>
    </li>
  )
}

/** Whether the selection has a voucher. Ignores case, because the platform may change it. */
const hasVoucher = (code: string, { selection }: SelectionAnswer) =>
  selection?.discounts.vouchers.some(({ voucher }) => voucher.toLowerCase() === code.toLowerCase()) ?? false
