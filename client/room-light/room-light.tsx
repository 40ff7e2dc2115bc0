import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findChosenBulb, followBulb } from '../shared/browser/chosen-bulb.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Icon } from '../shared/ui/picture/icon.tsx'
import * as icons from '../shared/ui/picture/icons.ts'
import { Controls } from './controls.tsx'
import { Lamps } from './lamps.tsx'
import { computeRoomMix } from './mix.ts'
import { type Mixer, mixOver } from './mixer.ts'
import { findLampOfKind, loadRoom, type RoomData } from './room.ts'
import {
  changeBulb,
  createFirstState,
  formatFragment,
  isRoomFragment,
  parseState,
  type RoomState,
  switchLamp,
} from './state.ts'

/** How long the state must be unchanged before the address and the sentence are updated, in ms. */
const restMs = 300

/** How long all lamps are off before the first one switches on by itself, in ms. */
const darkMs = 500

const upright = '(orientation: portrait)'

interface RoomLightProps {
  /** The address of the picture's light layers. */
  layers: string
  /** The same for the picture that upright screens show, if it is a different picture. */
  portrait?: string | undefined
  /** The kind of the page's product, which is a lamp in the picture. */
  kind?: string | undefined
}

/**
 * Lets visitors switch and dim the lamps of a room in the first picture of the parent element. The
 * controls lie on the picture. At first, the time is the visitor's current hour, and one lamp
 * switches on: on a product's page the product, with the bulb that the visitor has chosen. Nothing
 * is loaded until the button is clicked, unless the address contains a state. If the light layers
 * do not load, the picture stays.
 */
export default function RoomLight({ layers, portrait, kind }: RoomLightProps) {
  const { t } = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const [mixer, setMixer] = useState<Mixer | null>(null)
  const [data, setData] = useState<RoomData | null>(null)
  const [state, setState] = useState<RoomState | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [problem, setProblem] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function start() {
    const picture = root.current?.closest('shop-island')?.parentElement?.querySelector('img')
    if (!picture || isLoading) return
    setLoading(true)
    setProblem(false)
    try {
      const room = await loadRoom(portrait && matchMedia(upright).matches ? portrait : layers)
      const newMixer = await mixOver(picture, room)
      setProblem(newMixer === null)
      setMixer(newMixer)
      if (newMixer) {
        setData(room.data)
        const own = findLampOfKind(room.data, kind)
        const bulb = findChosenBulb()
        if (isRoomFragment(location.hash)) {
          const stored = parseState(room.data, location.hash)
          setState(bulb && bulb.kelvin === stored.lamps[own]?.kelvin ? changeBulb(stored, own, bulb) : stored)
        } else {
          const dark = createFirstState(room.data, new Date())
          const first = bulb ? changeBulb(dark, own, bulb) : dark
          setState(first)
          setTimeout(() => setState(now => (now === first ? switchLamp(first, Math.max(0, own)) : now)), darkMs)
        }
        root.current?.scrollIntoView({ block: 'nearest' })
      }
    } catch (error) {
      console.warn('The light layers of the room did not load.', error)
      setProblem(true)
    }
    setLoading(false)
  }

  function close() {
    mixer?.end()
    setMixer(null)
    setState(null)
    if (isRoomFragment(location.hash)) setFragment('')
  }

  const openFromAddress = useEffectEvent(() => {
    if (isRoomFragment(location.hash)) void start()
  })
  useEffect(() => openFromAddress(), [])

  const closeForOtherPicture = useEffectEvent(() => portrait && close())
  useEffect(() => {
    const orientation = matchMedia(upright)
    orientation.addEventListener('change', closeForOtherPicture)
    return () => orientation.removeEventListener('change', closeForOtherPicture)
  }, [])

  const takeBulb = useEffectEvent(() => {
    const bulb = findChosenBulb()
    if (data && state && bulb) setState(changeBulb(state, findLampOfKind(data, kind), bulb))
  })
  useEffect(() => followBulb(() => takeBulb()), [])

  useEffect(() => {
    if (!data || !state) return
    mixer?.show(computeRoomMix(data, state))
    const timer = setTimeout(() => setFragment(formatFragment(data, state)), restMs)
    return () => clearTimeout(timer)
  }, [mixer, data, state])

  return (
    <div className={state ? 'room-light room-light-panel dusk' : 'room-light'} ref={root}>
      <button
        type="button"
        aria-expanded={state !== null}
        aria-busy={isLoading || undefined}
        onClick={() => (state ? close() : void start())}
      >
        {t('room.try')}
        {state && <Icon path={icons.close} />}
      </button>
      {problem && <p role="alert">{t('room.cannot')}</p>}
      {mixer && data && state && (
        <>
          <Controls data={data} state={state} restMs={restMs} onChange={setState} onPoint={setPointed} />
          <Lamps
            data={data}
            canvas={mixer.canvas}
            pointed={pointed}
            onPress={lamp => setState(switchLamp(state, lamp))}
          />
        </>
      )}
    </div>
  )
}

/** Replaces the address's fragment without a new history entry. */
function setFragment(fragment: string) {
  if (fragment === location.hash) return
  history.replaceState(history.state, '', location.pathname + location.search + fragment)
}
