/** The delivery widget's interface. Some versions lack `destroy`. */
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
    /** Created by the selection's checkout script. */
    CentraCheckout?: CheckoutScript
    /** Created by the delivery widget; calls back with its interface. */
    _sw?: (callback: (api: DeliveryApi) => void) => void
  }
}

/**
 * Calls an optional function of a widget's script. If it throws, the error is logged and the
 * checkout continues.
 */
export function tryWidgetCall(call: () => void) {
  try {
    call()
  } catch (error) {
    console.info('A widget of the checkout failed.', error)
  }
}

/** Suspends widgets while the total changes. */
export const suspendWidgets = () => tryWidgetCall(() => window.CentraCheckout?.suspend?.())

/**
 * Resumes widgets. `ignore` comes from the event that caused the change, and names the widgets that
 * stay suspended.
 */
export const resumeWidgets = (ignore?: unknown) => tryWidgetCall(() => window.CentraCheckout?.resume?.(ignore))

/** Notifies the payment widget of the result of its payment. */
export const answerWidget = (detail: object) =>
  document.dispatchEvent(new CustomEvent('centra_checkout_payment_response', { detail }))
