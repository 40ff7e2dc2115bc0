import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Selection } from '../../shared/commerce/schema/selection.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Skeleton } from '../../shared/ui/fallback/skeleton.tsx'
import { insertWidgetHtml } from '../widgets/embed.ts'
import { type DeliveryApi, tryWidgetCall } from '../widgets/widgets.ts'
import { findWidgetHtml } from './snippet.ts'

/** How long the widget may take to load, in ms. After that, `onMissing` is called. */
const timeoutMs = 6000

interface DeliveryWidgetProps {
  selection: Selection
  /** The widget is reloaded whenever this number changes. */
  again: number
  /** Called when the shopper chose another ZIP code in the widget. */
  onZipCode: (zipCode: string) => void
  /**
   * Called when the shopper chose an option in the widget. Perhaps only the widget's own server
   * knows of the choice, so the selection must be reloaded.
   */
  onOption: () => void
  /** Called when the widget fails to load. */
  onMissing: () => void
}

const choice = v.object({ search_address: v.object({ postal_code: v.string() }) })
const initialLoad = v.object({ initial_load: v.literal(true) })

/**
 * The platform's widget for pick-up points, door codes and courier instructions. It is reloaded
 * when the platform requests it.
 */
export function DeliveryWidget({ selection, again, onZipCode, onOption, onMissing }: DeliveryWidgetProps) {
  const { t } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const [ready, setReady] = useState(false)
  const { pluginFields, address, shippingAddress } = selection
  const snippet = findWidgetHtml(selection)
  // The values with which the widget was last loaded. Until the next reload, the widget keeps what
  // the shopper has typed in it.
  const [shown, setShown] = useState({ selection, snippet, again })
  const reloads = pluginFields.shipwallet_reload && selection !== shown.selection
  if (reloads || again !== shown.again) setShown({ selection, snippet, again })

  const changed = useEffectEvent((data: unknown, meta: unknown) => {
    const parsed = v.safeParse(choice, data)
    if (!parsed.success || v.safeParse(initialLoad, meta).success) return
    const code = parsed.output.search_address.postal_code
    if (normalize(code) !== normalize(shippingAddress.zipCode || address.zipCode)) onZipCode(code)
  })
  const chosen = useEffectEvent(onOption)
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    const host = place.current
    if (!host) return
    const deadline = Date.now() + timeoutMs
    let api: DeliveryApi | undefined
    tryWidgetCall(() => insertWidgetHtml(host, shown.snippet))
    findControls(host)[focused.current]?.focus()
    const timer = setInterval(connect, 50)
    connect()
    return () => {
      clearInterval(timer)
      // Remembers which control has the focus, so that the same one gets it after a reload.
      focused.current = findControls(host).findIndex(control => control.matches(':focus'))
      tryWidgetCall(() => api?.destroy?.())
      host.replaceChildren()
      delete window._sw
    }

    /**
     * Connects to the widget once its script has defined `_sw`. The script may come from another
     * host and load later, so this is called repeatedly.
     */
    function connect() {
      if (!window._sw) {
        if (Date.now() < deadline) return
        clearInterval(timer)
        return missing()
      }
      clearInterval(timer)
      tryWidgetCall(() =>
        window._sw?.(deliveryApi => {
          if (api) return
          api = deliveryApi
          setReady(true)
          deliveryApi.on('data_changed', (data, meta) => changed(data, meta))
          deliveryApi.on('shipping_option_changed', () => chosen())
        }),
      )
      tryWidgetCall(() => {
        for (const plugin of ['ingrid', 'shipwallet']) window.CentraCheckout?.reInitiate?.(plugin)
      })
    }
  }, [shown])

  return (
    <>
      {!ready && <Skeleton lines={3} label={t('checkout.deliveryLoading')} />}
      <div ref={place} className="delivery-widget" hidden={!ready} />
    </>
  )
}

const findControls = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('input, select, button')]

const normalize = (zipCode: string) => zipCode.replace(/\s/g, '').toUpperCase()
