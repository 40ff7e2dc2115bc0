import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { type Address, orderAnswer, type Order as WireOrder } from '#client/commerce/schema.ts'
import type { Language } from '../languages.ts'
import { orderView } from '../order-view.ts'
import type { Order } from '../orders.ts'
import type { Mail } from './outbox.ts'
import { Sheet } from './sheet.tsx'
import { texts } from './texts.ts'

type Texts = (typeof texts)['en' | 'sv']

/** Who writes. `address` is the shop's, without a slash at the end. */
export interface Sender {
  shop: string
  address: string
}

/** The confirmation of an order, in the order's language. */
export function confirmationMail(order: Order, { shop, address }: Sender): Mail {
  const { language } = order.snapshot
  const t = texts[language]
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  const home = `${address}${language === 'sv' ? '/sv' : ''}`
  const link = `${home}/order/${order.reference}`
  const withdraw = `${home}/withdraw?order=${order.reference}`
  const sums = sumsOf(wire, t)
  const subject = t.subject(wire.order, shop)
  return {
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Confirmation {...{ subject, wire, link, withdraw, sums, t, language }} />)}`,
    text: plainText({ wire, link, withdraw, sums, t }),
  }
}

type Sum = [label: string, amount: string]

function sumsOf({ totals, discounts }: WireOrder, t: Texts): Sum[] {
  return [
    [t.subtotal, totals.itemsTotalPrice],
    ...discounts.vouchers.map(({ voucher, priceOff }): Sum => [voucher, priceOff]),
    [t.shipping, totals.shippingPriceAsNumber === 0 ? t.free : totals.shippingPrice],
    ...(totals.taxDeducted ? [[t.taxDeducted, totals.taxDeducted] satisfies Sum] : []),
    [t.total, totals.grandTotalPrice],
    ...(totals.grandTotalPriceTaxAsNumber > 0 ? [[t.tax, totals.grandTotalPriceTax] satisfies Sum] : []),
  ]
}

function addressLines(to: Address, t: Texts) {
  const { firstName, lastName, company, address1, address2, zipCode, city, state, country } = to
  const name = country && t.country(country)
  const lines = [company, `${firstName} ${lastName}`, address1, address2, `${zipCode} ${city}`, state, name]
  return lines.filter(line => line.trim())
}

const wishLines = (
  { deliveryDetails: { pickupLocation: point, doorCode, courierInstructions } }: WireOrder,
  t: Texts,
) =>
  [
    point.name && `${point.name}, ${point.address1}, ${point.zipCode} ${point.city}`,
    doorCode && t.doorCode(doorCode),
    courierInstructions,
  ].filter(Boolean)

/** The only size of an article says nothing to its buyer, in whatever language it was bought. */
export const nameOf = ({ product, size }: Pick<WireOrder['items'][number], 'product' | 'size'>) =>
  [product.name, product.variantName, !onlySizes.includes(size) && size].filter(Boolean).join(', ')

const onlySizes = Object.values(texts).map(({ oneSize }) => oneSize)

interface Props {
  subject: string
  wire: WireOrder
  link: string
  /** Where the contract is withdrawn from: the law wants the way there to be easy to find. */
  withdraw: string
  sums: Sum[]
  t: Texts
  language: Language
}

/** Columns are tables: mail programs know nothing else. */
function Confirmation({ subject, wire, link, withdraw, sums, t, language }: Props) {
  return (
    <Sheet language={language} subject={subject} heading={t.heading}>
      <p>{t.intro(wire.order)}</p>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {wire.items.map(line => (
            <tr key={line.line}>
              <td style={cell}>{nameOf(line)}</td>
              <td style={cell}>{t.quantity(line.quantity)}</td>
              <td style={amount}>{line.totalPrice}</td>
            </tr>
          ))}
          {sums.map(([label, sum]) => (
            <tr key={label}>
              <td style={cell} colSpan={2}>
                {label}
              </td>
              <td style={amount}>{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 style={{ fontWeight: 'normal' }}>{t.deliverTo}</h2>
      <p>
        {addressLines(wire.shippingAddress, t).map(line => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
      {wishLines(wire, t).map(line => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a href={link}>{t.link}</a>
      </p>
      <p>
        <a href={withdraw}>{t.withdraw}</a>
      </p>
    </Sheet>
  )
}

const cell = { padding: '0.5rem 0', borderBottom: '1px solid #ddd6c8' }
const amount = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const

const plainText = ({ wire, link, withdraw, sums, t }: Omit<Props, 'subject' | 'language'>) =>
  [
    t.heading,
    t.intro(wire.order),
    wire.items.map(line => `${t.quantity(line.quantity)}  ${nameOf(line)}  ${line.totalPrice}`).join('\n'),
    sums.map(([label, sum]) => `${label}: ${sum}`).join('\n'),
    [t.deliverTo, ...addressLines(wire.shippingAddress, t), ...wishLines(wire, t)].join('\n'),
    `${t.link}: ${link}`,
    `${t.withdraw}: ${withdraw}`,
  ].join('\n\n')
