import * as v from 'valibot'
import { orderAnswer } from '#client/shared/commerce/schema/order.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { type Texts, texts } from '../../lib/texts.ts'
import type { Payment } from '../storage.ts'

type Props = Pick<Payment, 'snapshot'> & { nonce: string }

/** The test provider's payment page, where testers choose the outcome. It needs no script. */
export function TestPaymentPage({ snapshot, nonce }: Props) {
  const { language, purchase, awaitsAddress } = snapshot
  const t = texts[language].testPayment
  const { items, totals, currency } = v.parse(orderAnswer, { order: purchase }).order
  const money = (amount: number) => formatAmount(amount, currency, language)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t.title}</title>
        {/* Without this icon, browsers request the shop's icon. */}
        <link rel="icon" href="data:," />
        <style nonce={nonce}>{style}</style>
      </head>
      <body>
        <main>
          <h1>{t.to}</h1>
          <p>{t.note}</p>
          <ul>
            {items.map(({ line, quantity, product, totalPriceAsNumber }) => (
              <li key={line}>
                <span>
                  {quantity} × {product.name} {product.variantName}
                </span>
                <span>{money(totalPriceAsNumber)}</span>
              </li>
            ))}
            <li>
              <strong>{t.total}</strong>
              <strong>{money(totals.grandTotalPriceAsNumber)}</strong>
            </li>
          </ul>
          <form method="post">
            {awaitsAddress && <AddressFields country={awaitsAddress.state.place.country ?? ''} t={t} />}
            <button type="submit" name="outcome" value="pay">
              {t.pay}
            </button>
            <button type="submit" name="outcome" value="decline">
              {t.decline}
            </button>
            <button type="submit" name="outcome" value="cancel">
              {t.cancel}
            </button>
            <details>
              <summary>{t.others}</summary>
              {(['hang', 'late', 'late-decline', 'after-end', 'twice', 'wrong-amount'] as const).map(outcome => (
                <button key={outcome} type="submit" name="outcome" value={outcome}>
                  {t[outcome]}
                </button>
              ))}
            </details>
          </form>
        </main>
      </body>
    </html>
  )
}

interface AddressFieldsProps {
  country: string
  t: Texts['testPayment']
}

/** The address fields, which the page shows if the checkout has not asked for an address. */
function AddressFields({ country, t }: AddressFieldsProps) {
  const fields = [
    ['email', 'email'],
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['address1', 'address-line1'],
    ['zipCode', 'postal-code'],
    ['city', 'address-level2'],
  ] as const
  return (
    <>
      {fields.map(([name, autoComplete]) => (
        <label key={name}>
          {t.fields[name]}
          <input name={name} type={name === 'email' ? 'email' : 'text'} autoComplete={autoComplete} />
        </label>
      ))}
      <input type="hidden" name="country" value={country} />
      <label className="row">
        <input type="checkbox" name="isTaken" value="true" />
        {t.isTaken}
      </label>
    </>
  )
}

const style = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 30rem; margin: 10vh auto; padding: 0 1rem }
ul { list-style: none; margin: 2rem 0; padding: 0 }
li { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-top: 1px solid }
form, details[open] { display: grid; gap: .75rem }
label { display: grid; gap: .25rem }
.row { grid-template-columns: auto 1fr; align-items: center }
input { font: inherit; padding: .5rem; border: 1px solid; border-radius: .25rem }
button { font: inherit; padding: .75rem; min-height: 3rem; border: 1px solid; border-radius: .25rem; background: none; color: inherit; cursor: pointer }
button[value=pay] { background: CanvasText; color: Canvas }
`
