import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { addressLines, pointText } from '#client/commerce/address-lines.ts'
import { orderAnswer, type Order as WireOrder } from '#client/commerce/schema/order.ts'
import type { Address } from '#client/commerce/schema/selection.ts'
import { languageTag } from '#client/i18n/locales.ts'
import { moneyText } from '#client/money/money.ts'
import { crossedOut, lowestOf30Days } from '#client/money/price.ts'
import { type Language, prefixOf } from '../lib/languages.ts'
import { type Texts as AllTexts, texts } from '../lib/texts.ts'
import { Sheet } from '../mail/letter.tsx'
import type { Mail } from '../mail/outbox.ts'
import type { Order } from './storage.ts'
import { orderView } from './view.ts'

type Texts = AllTexts['confirmation']

/** The sender. `address` is the shop's, without a trailing slash. */
export interface Sender {
  shop: string
  address: string
}

/** The confirmation of an order, in the order's language. */
export function confirmationMail(order: Order, { shop, address }: Sender): Mail {
  const { language } = order.snapshot
  const t = texts[language].confirmation
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  const home = `${address}${prefixOf(language)}`
  const link = `${home}/order/${order.reference}`
  const withdraw = `${home}/withdraw?order=${order.reference}`
  const money = (amount: number) => moneyText(amount, wire.currency, language)
  const sums = sumsOf(wire, t, money)
  const subject = t.subject(wire.order, shop)
  return {
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Confirmation {...{ subject, wire, link, withdraw, sums, t, money, language }} />)}`,
    text: plainText({ wire, link, withdraw, sums, t, money, language }),
  }
}

/**
 * The price of one piece, where it differs from the line's total, and its price before the
 * reduction.
 */
function eachOf(line: Line, t: Texts, money: Money): string {
  const { quantity, priceEachAsNumber: amount, priceEachBeforeDiscountAsNumber: listed, product } = line
  const before = crossedOut({ amount, listed, lowest: lowestOf30Days(product.lowestPrice) })
  return [quantity > 1 && t.each(money(amount)), before !== null && t.lowest(money(before))].filter(Boolean).join(', ')
}

type Sum = [label: string, amount: string]

type Line = WireOrder['items'][number]
type Money = (amount: number) => string

function sumsOf({ totals, discounts }: WireOrder, t: Texts, money: Money): Sum[] {
  return [
    [t.subtotal, money(totals.itemsTotalPriceAsNumber)],
    ...discounts.vouchers.map(({ voucher, priceOffAsNumber }): Sum => [voucher, money(priceOffAsNumber)]),
    [t.shipping, totals.shippingPriceAsNumber === 0 ? t.free : money(totals.shippingPriceAsNumber)],
    ...(totals.taxDeductedAsNumber ? [[t.taxDeducted, money(totals.taxDeductedAsNumber)] satisfies Sum] : []),
    [t.total, money(totals.grandTotalPriceAsNumber)],
    ...(totals.grandTotalPriceTaxAsNumber > 0 ? [[t.tax, money(totals.grandTotalPriceTaxAsNumber)] satisfies Sum] : []),
  ]
}

const linesOf = (to: Address, language: Language) => addressLines(to, to.country && countryName(to.country, language))

/** The name of a country; the code itself when it is unknown. */
function countryName(code: string, language: Language): string {
  const isCode = /^[A-Z]{2}$/.test(code)
  return (isCode && new Intl.DisplayNames(languageTag(language), { type: 'region' }).of(code)) || code
}

const wishLines = (
  { shippingAddress, deliveryDetails: { pickupLocation: point, doorCode, courierInstructions } }: WireOrder,
  t: Texts,
) =>
  [point.name && pointText(point, shippingAddress), doorCode && t.doorCode(doorCode), courierInstructions].filter(
    Boolean,
  )

/** A single size is not shown, whatever the language of the purchase. */
export const nameOf = ({ product, size }: Pick<Line, 'product' | 'size'>) =>
  [product.name, product.variantName, !onlySizes.includes(size) && size].filter(Boolean).join(', ')

const onlySizes = Object.values(texts).map(({ confirmation }) => confirmation.oneSize)

interface Props {
  subject: string
  wire: WireOrder
  link: string
  /** The link to the withdrawal form: the law requires it to be easy to find. */
  withdraw: string
  sums: Sum[]
  t: Texts
  money: Money
  language: Language
}

/** Columns are tables: mail programs support nothing else. */
function Confirmation({ subject, wire, link, withdraw, sums, t, money, language }: Props) {
  return (
    <Sheet language={language} subject={subject} heading={t.heading}>
      <p>{t.intro(wire.order)}</p>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {wire.items.map(line => (
            <tr key={line.line}>
              <td style={cell}>
                {nameOf(line)}
                <div style={small}>{eachOf(line, t, money)}</div>
              </td>
              <td style={cell}>{t.quantity(line.quantity)}</td>
              <td style={amount}>{money(line.totalPriceAsNumber)}</td>
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
        {linesOf(wire.shippingAddress, language).map(line => (
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

function lineText(line: Line, t: Texts, money: Money) {
  const each = eachOf(line, t, money)
  return `${t.quantity(line.quantity)}  ${nameOf(line)}  ${money(line.totalPriceAsNumber)}${each && ` (${each})`}`
}

const small = { color: '#6b6558', fontSize: '0.875em' }
const cell = { padding: '0.5rem 0', borderBottom: '1px solid #ddd6c8' }
const amount = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const

const plainText = ({ wire, link, withdraw, sums, t, money, language }: Omit<Props, 'subject'>) =>
  [
    t.heading,
    t.intro(wire.order),
    wire.items.map(line => lineText(line, t, money)).join('\n'),
    sums.map(([label, sum]) => `${label}: ${sum}`).join('\n'),
    [t.deliverTo, ...linesOf(wire.shippingAddress, language), ...wishLines(wire, t)].join('\n'),
    `${t.link}: ${link}`,
    `${t.withdraw}: ${withdraw}`,
  ].join('\n\n')
