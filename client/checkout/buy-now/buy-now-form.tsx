import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import * as paths from '../../paths.ts'
import { track } from '../../shared/analytics/track.ts'
import { storeCookie } from '../../shared/browser/storage.ts'
import { useWide } from '../../shared/browser/use-wide.ts'
import { cleanLine } from '../../shared/commerce/clean.ts'
import type { Selection, SelectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { isZipCode } from '../../shared/commerce/zip-code.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { formatAmount } from '../../shared/money/money.ts'
import type { Removed } from '../../shared/purchase/removed-notice.tsx'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { DeliveryStep } from '../delivery/delivery.tsx'
import { isShipped } from '../delivery/shipped.ts'
import { useShippingReport } from '../delivery/use-shipping-report.ts'
import { CountryField } from '../details/address-fields.tsx'
import { useSavedTyping } from '../details/use-saved-typing.ts'
import type { CheckoutErrors } from '../form-data.ts'
import { AcceptTerms } from '../payment/accept-terms.tsx'
import { CancelPayment } from '../payment/cancel-payment.tsx'
import { findReturnProblem, isFailedReturn } from '../payment/payment-return.ts'
import { usePayment } from '../payment/use-payment.ts'
import { type CheckoutProblem, findLosses, isBlocking } from '../problem/problem.ts'
import { NewTotal, ProblemNotice, UnknownTotal } from '../problem/problem-notice.tsx'
import { Summary } from '../summary.tsx'
import { useCheckoutScript } from '../widgets/use-checkout-script.ts'

const Guarantees = loadLater(async () => (await import('../guarantees.tsx')).Guarantees)

interface BuyNowFormProps {
  answer: SelectionAnswer
  selection: Selection
  /** The item that is bought alone; null for the bag. */
  item: string | null
  onRemoved: (line: Removed) => void
  /** Called with the message about a line that is no longer in the bag. */
  onLost: (message: string) => void
  /** The message about a removed line. */
  removedMessage: ReactNode
}

/** A form for the country, the delivery and the terms. The payment page asks for the rest. */
export function BuyNowForm({ answer, selection, item, onRemoved, onLost, removedMessage }: BuyNowFormProps) {
  const { t, urlTo, locale } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isWide = useWide()
  const [problem, setProblem] = useState<CheckoutProblem | undefined>(() =>
    findReturnProblem(location, null, selection),
  )
  const { errors, accept, pay, clear, busy, cancel, review } = usePayment(setProblem, { path: paths.buyNow, item })
  const widget = useCheckoutScript(selection)
  const reportShipping = useShippingReport(answer, selection)
  const save = useSavedTyping()
  const { buyNow, location: place } = answer
  const country = place.country ?? ''
  const [start] = useState(selection)
  const canPay = isShipped(answer) && buyNow !== null
  const countryChange = useChange((code: string) => bagCommerce.setCountry(code))

  useEffect(() => {
    if (!isFailedReturn(location.search)) track(analytics => analytics.reportCheckoutStart(start))
  }, [start])

  const readPlace = () => {
    const zipCode = form.current && new FormData(form.current).get('shipping.zipCode')
    return { zipCode: cleanLine(String(zipCode ?? '')), country }
  }

  function moveTo(code: string) {
    countryChange.mutate(code, {
      onSuccess: after => {
        storeCookie('country', code)
        const losses = after.selection ? findLosses(selection, after.selection) : []
        if (losses.length > 0) setProblem({ key: 'checkout.notSold', losses, isChanged: true, seen: selection })
      },
    })
  }

  function checkForm(zipCode: string): CheckoutErrors {
    const zipError = !zipCode ? 'field.required' : isZipCode(zipCode, country) ? null : 'checkout.invalidZip'
    const hasTerms = form.current !== null && new FormData(form.current).has('terms')
    return {
      ...(buyNow?.needsZipCode && zipError && { 'shipping.zipCode': zipError }),
      ...(!hasTerms && { terms: 'checkout.termsRequired' }),
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !canPay) return
    // The payment cannot start until the shopper has resolved the problem, which is shown again.
    if (problem && isBlocking(problem)) return setProblem({ ...problem })
    const shippingAddress = readPlace()
    if (!accept(checkForm(shippingAddress.zipCode))) return
    reportShipping()
    const data = { paymentMethod: buyNow.paymentMethod, shippingAddress }
    pay({ data, selection, sameAddress: false })
  }

  const zipError = selection.refusal.text || (errors['shipping.zipCode'] && t(errors['shipping.zipCode']))
  const summary = { selection, locked: busy, onRemoved, onLost, removedMessage }
  return (
    <div className="checkout">
      <div className="checkout-main">
        <form ref={form} className="checkout-parts" onSubmit={submit} noValidate aria-busy={busy}>
          <h1 ref={title} tabIndex={-1}>
            {t('bag.buyNow')}
          </h1>
          {!isWide && <Summary {...summary} folded />}
          {problem && !busy && (
            <ProblemNotice problem={problem} now={selection}>
              {problem.isChanged && (
                <NewTotal
                  now={selection}
                  onAccept={() => {
                    setProblem(undefined)
                    title.current?.focus()
                  }}
                />
              )}
              {problem.unreadSince && (
                <UnknownTotal
                  onRetry={() => review({ ...problem, unreadSince: undefined }, problem.unreadSince ?? selection)}
                />
              )}
            </ProblemNotice>
          )}
          <section className="checkout-part" aria-labelledby="buy-now-place" inert={busy}>
            <h2 id="buy-now-place">{t('buyNow.place')}</h2>
            <CountryField
              part="shipping"
              countries={answer.countries}
              country={country}
              error={() => (isShipped(answer) ? undefined : t('checkout.notShipped'))}
              onEdit={clear}
              onCountry={moveTo}
            />
            {countryChange.isError && (
              <p className="notice notice-error" role="alert">
                {t('country.failed')}
              </p>
            )}
            {(buyNow?.needsZipCode || zipError) && (
              <Field
                name="shipping.zipCode"
                label={t('checkout.zipCode')}
                autoComplete="shipping postal-code"
                defaultValue={start.shippingAddress.zipCode || start.address.zipCode}
                required
                maxLength={20}
                error={zipError || undefined}
                onInput={() => clear('shipping.zipCode')}
                onBlur={() => save({ shippingAddress: readPlace() })}
              />
            )}
            <p className="soft">{t('buyNow.addressLater')}</p>
          </section>
          <DeliveryStep
            answer={answer}
            selection={selection}
            locked={busy}
            widget={widget}
            onZipCode={zipCode => {
              const field = form.current?.elements.namedItem('shipping.zipCode')
              if (field instanceof HTMLInputElement) field.value = zipCode
              clear('shipping.zipCode')
            }}
          />
          <section className="checkout-part" aria-labelledby="checkout-payment">
            <h2 id="checkout-payment">{t('checkout.payment')}</h2>
            {canPay ? <p>{buyNow.offer}</p> : <p className="notice">{t('buyNow.notOffered')}</p>}
            <div className="checkout-choices" inert={busy}>
              <AcceptTerms error={errors.terms} onEdit={clear} />
            </div>
            <Suspense>
              <Guarantees country={place.country} lines={selection.items} />
            </Suspense>
            <Button type="submit" wide loading={busy} disabled={!canPay}>
              {busy
                ? t('checkout.paying')
                : t('checkout.pay', {
                    total: formatAmount(selection.totals.grandTotalPriceAsNumber, selection.currency, locale),
                  })}
            </Button>
            <CancelPayment shown={busy} onCancel={cancel} />
            {item === null && <a href={urlTo(paths.checkout)}>{t('buyNow.otherPay')}</a>}
          </section>
        </form>
      </div>
      {isWide && <Summary {...summary} />}
    </div>
  )
}
