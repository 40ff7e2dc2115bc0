import { moneyText } from '../lib/money.ts'
import { escapeHtml } from '../lib/text.ts'
import type { Quote } from '../selection/quote.ts'
import { shippingCost } from '../selection/totals.ts'
import { doorCodeMaximum, instructionsMaximum } from './details.ts'
import { zipCodeOf } from './options.ts'
import { checkoutScript, widgetScript } from './widget-scripts.ts'

const titles = {
  en: {
    delivery: 'Delivery method',
    free: 'Free',
    point: 'Pick-up point',
    code: 'Door code (optional)',
    instructions: 'Note to the courier (optional)',
  },
  sv: {
    delivery: 'Leveranssätt',
    free: 'Fri frakt',
    point: 'Utlämningsställe',
    code: 'Portkod (frivilligt)',
    instructions: 'Till budet (frivilligt)',
  },
}

/**
 * The delivery widget's part of a selection: its snippet (checkout-api §3.11, `ingrid` version 2) and the checkout script that listens to
 * it. Both are missing while ordinary shipping methods are shown. The prices in it are for showing: totals have their own.
 */
export function deliveryView(quote: Quote, { reload = false } = {}) {
  if (!isShown(quote)) return {}
  return {
    centraCheckoutScript: checkoutScript,
    pluginFields: {
      ingrid: {
        snippet: snippetOf(quote),
        session_id: quote.state.id,
        version: 2,
        deliveryOptionsAvailable: true,
      },
      shipwallet_reload: reload,
    },
  }
}

const isShown = ({ deliveryWidget, lines }: Quote) => deliveryWidget && lines.length > 0

/** Whether a widget that was made of one quote must be made anew of the other: it offers something else, or shows another way as chosen. */
export function mustReload(before: Quote, after: Quote, { chosenInWidget = false } = {}): boolean {
  if (!isShown(after)) return false
  if (!isShown(before) || JSON.stringify(offerOf(before)) !== JSON.stringify(offerOf(after))) return true
  return !chosenInWidget && JSON.stringify(before.delivery) !== JSON.stringify(after.delivery)
}

const offerOf = (quote: Quote) => {
  const { shippingMethods, totals, currency, language, country, state, pickupPoints } = quote
  const options = shippingMethods.map(method => {
    const price = shippingCost(method, totals.items + totals.discount, totals.freeShipping)
    return { id: method.shippingMethod, type: method.shippingMethod.replace('widget-', ''), name: method.name, price }
  })
  const points = pickupPoints.map(({ point, name, address1, zipCode, city }) => ({
    id: point,
    name,
    address: { address_lines: [address1], postal_code: zipCode, city, country: country?.country ?? '' },
  }))
  return { country: country?.country ?? '', postalCode: zipCodeOf(state), options, points, language, currency }
}

function snippetOf(quote: Quote): string {
  const { shipping, delivery, currency, language, state, pickupPoints } = quote
  const typed = { ...state.fields.address, ...state.fields.shippingAddress }
  const address = {
    first_name: typed.firstName ?? '',
    last_name: typed.lastName ?? '',
    email: typed.email ?? '',
    phone_number: typed.phoneNumber ?? '',
  }
  const offer = offerOf(quote)
  const t = titles[language]
  const choices = offer.options.map(({ id, name, price }) => {
    const checked = id === shipping?.shippingMethod ? ' checked' : ''
    return `<label><input type="radio" name="shipwallet" value="${id}"${checked}> ${escapeHtml(name)} <span>${price === 0 ? t.free : escapeHtml(moneyText(price, currency))}</span></label>`
  })
  const points = pickupPoints.map(({ point, name, address1, zipCode, city }) => {
    const selected = point === delivery?.pickupLocation?.point ? ' selected' : ''
    return `<option value="${escapeHtml(point)}"${selected}>${escapeHtml(`${name}, ${address1}, ${zipCode} ${city}`)}</option>`
  })
  const part = (type: string, html: string) =>
    `<div data-delivery="${type}"${delivery?.deliveryType === type ? '' : ' hidden'}>${html}</div>`
  const { doorCode = '', courierInstructions = '' } = state.delivery ?? {}
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
