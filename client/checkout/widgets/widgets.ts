/**
 * The delivery widget's own interface; newer ones have more, older ones less (checkout-api.md, §7).
 */
export interface DeliveryApi {
  on(event: string, handler: (...values: unknown[]) => void): void
  destroy?(): void
}

interface CheckoutScript {
  suspend?(ignore?: unknown): void
  resume?(ignore?: unknown): void
  reInitiate?(plugin: string): void
  destroy?(): void
}

declare global {
  interface Window {
    /** Made by the selection's checkout script. */
    CentraCheckout?: CheckoutScript
    /** Made by the delivery widget: hands out its interface. */
    _sw?: (callback: (api: DeliveryApi) => void) => void
  }
}

/**
 * Calls what a widget's script made, where there is one. What it throws is its own affair: the
 * checkout goes on.
 */
export function calmly(call: () => void) {
  try {
    call()
  } catch (error) {
    console.info('A widget of the checkout failed.', error)
  }
}

/** Widgets stand still while the sum changes (specification, §4). */
export const suspend = () => calmly(() => window.CentraCheckout?.suspend?.())

/** `ignore` names widgets that are not to be woken, as the event that led here has it. */
export const resume = (ignore?: unknown) => calmly(() => window.CentraCheckout?.resume?.(ignore))

/** Tells the payment widget that asked for it what came of its payment. */
export const answerWidget = (detail: object) =>
  document.dispatchEvent(new CustomEvent('centra_checkout_payment_response', { detail }))
