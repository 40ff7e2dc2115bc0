import { zipCodeOf } from './delivery.ts'
import { checkoutScript, widgetScript } from './delivery-scripts.ts'
import { escapeHtml } from './html.ts'
import { moneyText } from './money.ts'
import type { Quote } from './quote.ts'
import { shippingCost } from './totals.ts'

const titles = { en: 'Delivery', sv: 'Leverans' }

/**
 * The delivery widget's part of a selection: its snippet (checkout-api §3.11, `ingrid` version 2) and the checkout script that listens to
 * it. Both are missing while ordinary shipping methods are shown. The prices in it are for showing: totals have their own.
 */
export function deliveryView(quote: Quote) {
  if (!quote.deliveryWidget || quote.lines.length === 0) return {}
  return {
    centraCheckoutScript: checkoutScript,
    pluginFields: {
      ingrid: {
        snippet: snippetOf(quote),
        session_id: quote.state.id,
        version: 2,
        deliveryOptionsAvailable: true,
      },
    },
  }
}

function snippetOf(quote: Quote): string {
  const { shippingMethods, shipping, totals, currency, language, country, state } = quote
  const options = shippingMethods.map(method => {
    const price = shippingCost(method, totals.items + totals.discount, totals.freeShipping)
    return { id: method.shippingMethod, type: method.shippingMethod.replace('widget-', ''), name: method.name, price }
  })
  const typed = { ...state.fields.address, ...state.fields.shippingAddress }
  const address = {
    first_name: typed.firstName ?? '',
    last_name: typed.lastName ?? '',
    email: typed.email ?? '',
    phone_number: typed.phoneNumber ?? '',
  }
  const data = { country: country?.country ?? '', postalCode: zipCodeOf(state), address, options }
  const choices = options.map(({ id, name, price }) => {
    const checked = id === shipping?.shippingMethod ? ' checked' : ''
    return `<label><input type="radio" name="shipwallet" value="${id}"${checked}> ${escapeHtml(name)} <span>${escapeHtml(moneyText(price, currency))}</span></label>`
  })
  return `<div id="shipwallet-container"><fieldset><legend>${titles[language]}</legend>${choices.join('')}</fieldset></div>
<script type="application/json" id="shipwallet-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>(${widgetScript})()</script>`
}
