import type { LanguageCode } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'
import type { PaymentAction } from '../storage.ts'

/** Creates a form that submits itself to the test provider's payment page. */
export const formAction = (url: string): PaymentAction => ({
  action: 'form',
  formType: 'test-form',
  formHtml: `<form id="test-form" method="post" action="${url}"><input type="hidden" name="from" value="form"></form>
<script>document.getElementById('test-form').submit()</script>`,
  formFields: { from: 'form' },
})

/**
 * Creates a script that opens the test provider's payment page. The payment widget does not run the
 * script: it gets `formFields`, and submits their `outcome` to the page. For other methods,
 * `outcome` is null.
 */
export const javascriptAction = (formType: string, url: string, outcome: string | null): PaymentAction => ({
  action: 'javascript',
  formType,
  code: `location.assign(${JSON.stringify(url)})`,
  formFields: { url, ...(outcome ? { outcome } : {}) },
})

/**
 * Creates a payment widget, which is a button. It communicates with the checkout page through
 * events (docs/api/checkout.json): it asks the page to start the payment, gets `formFields`, and
 * then pays.
 */
export const widgetAction = (language: LanguageCode): PaymentAction => ({
  action: 'form',
  formType: 'test-widget',
  formHtml: `<div id="test-widget" data-failed="${texts[language].testPayment.notStarted}">
<button type="button">${texts[language].testPayment.inWidget}</button><p role="status"></p></div>
<script>(${widget})()</script>`,
})

const widget = `() => {
  const box = document.getElementById('test-widget')
  const [button, status] = box.children
  const lock = locked => document.dispatchEvent(new CustomEvent('centra_checkout_lock', { detail: { locked } }))
  const answered = ({ detail }) => {
    if (!detail || detail.error || !detail.url) {
      button.disabled = false
      lock(false)
      status.textContent = box.dataset.failed
      return
    }
    const form = document.createElement('form')
    const field = document.createElement('input')
    Object.assign(form, { method: 'post', action: detail.url })
    Object.assign(field, { type: 'hidden', name: 'outcome', value: detail.outcome })
    form.append(field)
    document.body.append(form)
    form.submit()
  }
  button.addEventListener('click', () => {
    button.disabled = true
    status.textContent = ''
    document.addEventListener('centra_checkout_payment_response', answered, { once: true })
    document.dispatchEvent(new CustomEvent('centra_checkout_payment_callback', {
      detail: {
        responseEventRequired: true,
        addressIncluded: false,
        paymentMethod: 'test-widget',
        paymentMethodSpecificFields: { outcome: box.dataset.outcome || 'pay' },
      },
    }))
    // The page is locked during the payment, unless the event above has already failed.
    if (button.disabled) lock(true)
  })
}`
