/*
 * Two scripts that responses contain as text, and that the checkout page runs. They offer the same
 * events and objects as Centra's checkout script and its delivery widget (`ingrid`), so that a
 * storefront that was written for Centra works with them.
 */

/**
 * The widget's script. `window._sw(callback)` calls the callback with an `api` that has `on(event,
 * handler)`, `suspend()`, `resume()` and `destroy()`. When the shopper chooses an option, the
 * script triggers `data_changed(data, meta)`, `summary_changed(summary, meta)` and
 * `shipping_option_changed(option)`. It also triggers the first two for each new handler.
 * `door_code_changed(text)` and `courier_instructions_changed(text)` pass the typed text. The
 * address in the summary never changes, because shoppers type it in the shop's own form.
 */
export const widgetScript = `() => {
  const box = document.getElementById('shipwallet-container')
  const { country, postalCode, address, options, points } = JSON.parse(document.getElementById('shipwallet-data').textContent)
  const handlers = []
  const field = name => box.querySelector('[name=' + name + ']')
  const chosen = () => options.find(({ id }) => id === box.querySelector('[type=radio]:checked')?.value) ?? options[0]
  const point = () => points.find(({ id }) => id === field('pickup')?.value)
  let focused = null
  const lock = disabled => {
    if (disabled && box.contains(document.activeElement)) focused = document.activeElement
    box.setAttribute('aria-busy', String(disabled))
    for (const control of box.querySelectorAll('input, select')) control.disabled = disabled
    if (disabled) return
    if (document.activeElement === document.body) focused?.focus()
    focused = null
  }
  const tell = (event, ...values) => {
    for (const entry of handlers) if (entry.event === event) entry.handler(...values)
  }
  const dataOf = ({ id, type, price }) => ({
    delivery_type: type, price, shipping_method: id, external_method_id: id,
    search_address: { country, postal_code: postalCode },
    ...(type === 'pickup' && point() ? { pickup_location: point() } : {}),
  })
  const meta = (changes = {}) => ({
    delivery_type_changed: false, external_method_id_changed: false, price_changed: false, search_address_changed: false,
    shipping_method_changed: false, category_name_changed: false, pickup_location_changed: false, initial_load: false, ...changes,
  })
  const summaryOf = ({ price }) => ({ total_value: price, delivery_address: address })
  const summaryMeta = (changes = {}) => ({
    total_value_changed: false, delivery_address_changed: false, billing_address_changed: false, initial_load: false, ...changes,
  })
  let last = chosen()
  box.addEventListener('change', ({ target }) => {
    if (target.name === 'code') return tell('door_code_changed', target.value)
    if (target.name === 'instructions') return tell('courier_instructions_changed', target.value)
    const option = chosen()
    const other = option.id !== last.id
    for (const part of box.querySelectorAll('[data-delivery]')) part.hidden = part.dataset.delivery !== option.type
    const changes = {
      delivery_type_changed: other, external_method_id_changed: other, shipping_method_changed: other,
      price_changed: option.price !== last.price, pickup_location_changed: target.name === 'pickup',
    }
    last = option
    tell('data_changed', dataOf(option), meta(changes))
    tell('summary_changed', summaryOf(option), summaryMeta({ total_value_changed: changes.price_changed }))
    tell('shipping_option_changed', dataOf(option))
  })
  const api = {
    on(event, handler) {
      handlers.push({ event, handler })
      if (event === 'data_changed') setTimeout(() => handler(dataOf(last), meta({ initial_load: true })))
      if (event === 'summary_changed') setTimeout(() => handler(summaryOf(last), summaryMeta({ initial_load: true })))
    },
    suspend: () => lock(true),
    resume: () => lock(false),
    destroy() {
      handlers.length = 0
      box.remove()
    },
  }
  window._sw = callback => callback(api)
}`

/**
 * The checkout script, which defines `window.CentraCheckout` with `suspend`, `resume`, `reInitiate`
 * and `destroy`. When the shopper chooses something in the widget, the script triggers the event
 * `centra_checkout_callback`. Its `detail` is the body that the page sends to `PUT payment-fields`.
 * The script also suspends the widget until the page calls `resume`, for at most 30 s.
 */
export const checkoutScript = `(() => {
  window.CentraCheckout?.destroy?.()
  let widget = null
  let timer = 0
  let live = true
  const resume = ignore => {
    clearTimeout(timer)
    if (!ignore?.ingrid) widget?.resume()
  }
  const suspend = ignore => {
    if (ignore?.ingrid) return
    clearTimeout(timer)
    widget?.suspend()
    timer = setTimeout(resume, 30000)
  }
  const changed = (data, meta) => {
    if (meta?.initial_load || !(meta?.shipping_method_changed || meta?.pickup_location_changed)) return
    pass({ deliveryType: data.delivery_type, pickupLocation: data.pickup_location?.id })
  }
  const pass = choice => {
    if (!live) return
    suspend()
    document.dispatchEvent(new CustomEvent('centra_checkout_callback', {
      detail: { additionalFields: { event: 'ingrid_v2_shipping_option_changed', suspendIgnore: {}, ...choice } },
    }))
  }
  const bind = () => window._sw?.(api => {
    if (api === widget) return
    widget = api
    api.on('data_changed', changed)
    api.on('door_code_changed', doorCode => pass({ doorCode }))
    api.on('courier_instructions_changed', courierInstructions => pass({ courierInstructions }))
  })
  window.CentraCheckout = {
    suspend,
    resume,
    reInitiate: plugin => { if (plugin === 'ingrid' || plugin === 'shipwallet') bind() },
    destroy: () => {
      live = false
      clearTimeout(timer)
      widget = null
      delete window.CentraCheckout
    },
  }
  bind()
})()`
