import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Selection } from '../../commerce/schema/selection.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Skeleton } from '../../ui/fallback/skeleton.tsx'
import { embed } from '../widgets/embed.ts'
import { calmly, type DeliveryApi } from '../widgets/widgets.ts'
import { snippetOf } from './snippet.ts'

/** What takes longer to come than this, in ms, does not come. */
const timeoutMs = 6000

interface DeliveryWidgetProps {
  selection: Selection
  /** Counts what must be shown anew, whatever the platform says. */
  again: number
  /** Another ZIP code was chosen in the widget. */
  onZipCode: (zipCode: string) => void
  /** Something was chosen in it, and it may be that only its own server knows. */
  onOption: () => void
  /** It does not come. */
  onMissing: () => void
}

const choice = v.object({ search_address: v.object({ postal_code: v.string() }) })
const loaded = v.object({ initial_load: v.literal(true) })

/**
 * The platform's own way to choose a delivery: pick-up points, a door code, a word to the courier.
 * Made anew when the platform says so.
 */
export function DeliveryWidget({ selection, again, onZipCode, onOption, onMissing }: DeliveryWidgetProps) {
  const { t } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const [ready, setReady] = useState(false)
  const { pluginFields, address, shippingAddress } = selection
  const snippet = snippetOf(selection)
  // What stands on the page stays, and what was typed in it, until it has to be another.
  const [shown, setShown] = useState({ selection, snippet, again })
  const reloads = pluginFields.shipwallet_reload && selection !== shown.selection
  if (reloads || again !== shown.again) setShown({ selection, snippet, again })

  const changed = useEffectEvent((data: unknown, meta: unknown) => {
    const parsed = v.safeParse(choice, data)
    if (!parsed.success || v.safeParse(loaded, meta).success) return
    const code = parsed.output.search_address.postal_code
    if (plain(code) !== plain(shippingAddress.zipCode || address.zipCode)) onZipCode(code)
  })
  const chosen = useEffectEvent(onOption)
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    const host = place.current
    if (!host) return
    const until = Date.now() + timeoutMs
    let api: DeliveryApi | undefined
    calmly(() => embed(host, shown.snippet))
    controlsIn(host)[focused.current]?.focus()
    const timer = setInterval(look, 50)
    look()
    return () => {
      clearInterval(timer)
      // A widget that is made anew keeps the keyboard where it was.
      focused.current = controlsIn(host).findIndex(control => control.matches(':focus'))
      calmly(() => api?.destroy?.())
      host.replaceChildren()
      delete window._sw
    }

    /** Its script may come from elsewhere, and later. */
    function look() {
      if (!window._sw) {
        if (Date.now() < until) return
        clearInterval(timer)
        return missing()
      }
      clearInterval(timer)
      calmly(() =>
        window._sw?.(given => {
          if (api) return
          api = given
          setReady(true)
          given.on('data_changed', (data, meta) => changed(data, meta))
          given.on('shipping_option_changed', () => chosen())
        }),
      )
      calmly(() => {
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

const controlsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('input, select, button')]

const plain = (zipCode: string) => zipCode.replace(/\s/g, '').toUpperCase()
