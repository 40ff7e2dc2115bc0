import type { LanguageCode } from '../lib/languages.ts'
import { type Currency, formatWireMoney } from '../lib/money.ts'
import { escapeHtml } from '../lib/text/text.ts'
import { texts } from '../lib/texts.ts'
import { type DeliveryDetails, type DeliveryPreferences, doorCodeMaximum, instructionsMaximum } from './details.ts'
import type { StoredPickupPoint } from './points.ts'
import { checkoutScript, widgetScript } from './widget-scripts.ts'

/** The data of the delivery widget: its options and the shopper's input. */
export interface Widget {
  /** The id of the shopper's selection, which the wire calls `session_id` here. */
  session: string
  language: LanguageCode
  currency: Currency
  /** The ISO code of the country; empty if unknown. */
  country: string
  zipCode: string
  /** The options. `cost` is the price that the shopper pays now, in minor units. */
  methods: { shippingMethod: string; name: string; cost: number }[]
  points: StoredPickupPoint[]
  chosen: string | null
  delivery: DeliveryDetails | null
  preferences: DeliveryPreferences
  /** The address typed in the checkout. */
  address: Record<string, string>
}

/**
 * The delivery widget in the wire's format: its HTML (`ingrid`, version 2) and the checkout script
 * that listens to it. While the checkout shows ordinary shipping methods, `widget` is null, and the
 * response has neither. `reload` tells the page to replace the widget. Default: false.
 */
export function deliveryView(widget: Widget | null, { reload = false } = {}) {
  if (!widget) return {}
  return {
    centraCheckoutScript: checkoutScript,
    pluginFields: {
      ingrid: {
        snippet: createSnippet(widget),
        session_id: widget.session,
        version: 2,
        deliveryOptionsAvailable: true,
      },
      shipwallet_reload: reload,
    },
  }
}

/**
 * Whether a page must replace the widget, because its options or the chosen option have changed. A
 * choice that the shopper has made in the widget (`chosenInWidget`) is already shown there.
 */
export function mustReload(before: Widget | null, after: Widget | null, { chosenInWidget = false } = {}): boolean {
  if (!after) return false
  if (!before || JSON.stringify(describeOptions(before)) !== JSON.stringify(describeOptions(after))) return true
  return !chosenInWidget && JSON.stringify(before.delivery) !== JSON.stringify(after.delivery)
}

const describeOptions = ({ country, zipCode, methods, points, language, currency }: Widget) => ({
  country,
  postalCode: zipCode,
  options: methods.map(({ shippingMethod, name, cost }) => ({
    id: shippingMethod,
    type: shippingMethod.replace('widget-', ''),
    name,
    price: cost,
  })),
  points: points.map(({ point, name, address1, zipCode, city }) => ({
    id: point,
    name,
    address: { address_lines: [address1], postal_code: zipCode, city, country },
  })),
  language,
  currency,
})

function createSnippet(widget: Widget): string {
  const { chosen, delivery, currency, language, address: typed, points: pickupPoints } = widget
  const address = {
    first_name: typed.firstName ?? '',
    last_name: typed.lastName ?? '',
    email: typed.email ?? '',
    phone_number: typed.phoneNumber ?? '',
  }
  const offer = describeOptions(widget)
  const t = texts[language].delivery
  const choices = offer.options.map(({ id, name, price }) => {
    const checked = id === chosen ? ' checked' : ''
    return `<label><input type="radio" name="shipwallet" value="${id}"${checked}> ${escapeHtml(name)} <span>${price === 0 ? t.free : escapeHtml(formatWireMoney(price, currency))}</span></label>`
  })
  const points = pickupPoints.map(({ point, name, address1, zipCode, city }) => {
    const selected = point === delivery?.pickupLocation?.point ? ' selected' : ''
    return `<option value="${escapeHtml(point)}"${selected}>${escapeHtml(`${name}, ${address1}, ${zipCode} ${city}`)}</option>`
  })
  const part = (type: string, html: string) =>
    `<div data-delivery="${type}"${delivery?.deliveryType === type ? '' : ' hidden'}>${html}</div>`
  const { doorCode = '', courierInstructions = '' } = widget.preferences
  return `<div id="shipwallet-container"><fieldset><legend>${t.delivery}</legend>${choices.join('')}</fieldset>
${points.length > 0 ? part('pickup', `<label for="shipwallet-pickup">${t.point}</label> <select id="shipwallet-pickup" name="pickup">${points.join('')}</select>`) : ''}
${part(
  'delivery',
  `<label for="shipwallet-code">${t.code}</label> <input id="shipwallet-code" name="code" maxlength="${doorCodeMaximum}" autocomplete="off" value="${escapeHtml(doorCode)}">
<label for="shipwallet-instructions">${t.instructions}</label> <input id="shipwallet-instructions" name="instructions" maxlength="${instructionsMaximum}" value="${escapeHtml(courierInstructions)}">`,
)}</div>
<script type="application/json" id="shipwallet-data">${JSON.stringify({ ...offer, address }).replaceAll('<', '\\u003c')}</script>
<script>(${widgetScript})()</script>`
}
