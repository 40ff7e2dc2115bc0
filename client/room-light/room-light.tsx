import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Controls } from './controls.tsx'
import { Lamps } from './lamps.tsx'
import { computeRoomMix } from './mix.ts'
import { type Mixer, mixOver } from './mixer.ts'
import { loadRoom, type RoomData } from './room.ts'
import { formatFragment, isRoomFragment, parseState, type RoomState, switchLamp } from './state.ts'

/** How long the state must be unchanged before the address and the sentence are updated, in ms. */
const restMs = 300

/**
 * Lets visitors switch and dim the lamps of a room in the picture that precedes this island.
 * Nothing is loaded until the button is clicked, unless the address contains a state. If the light
 * does not load, the picture stays.
 */
export default function RoomLight({ layers }: { layers: string }) {
  const { t } = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const [mixer, setMixer] = useState<Mixer | null>(null)
  const [data, setData] = useState<RoomData | null>(null)
  const [state, setState] = useState<RoomState | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [problem, setProblem] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function start() {
    const picture = root.current?.closest('shop-island')?.previousElementSibling?.querySelector('img')
    if (!picture || isLoading) return
    setLoading(true)
    setProblem(false)
    try {
      const room = await loadRoom(layers)
      const newMixer = await mixOver(picture, room)
      setProblem(newMixer === null)
      setMixer(newMixer)
      if (newMixer) {
        setData(room.data)
        setState(parseState(room.data, location.hash))
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

  useEffect(() => {
    if (!data || !state) return
    mixer?.show(computeRoomMix(data, state))
    const timer = setTimeout(() => setFragment(formatFragment(data, state)), restMs)
    return () => clearTimeout(timer)
  }, [mixer, data, state])

  return (
    <div className="band" ref={root}>
      <button
        type="button"
        className="link"
        aria-expanded={state !== null}
        aria-busy={isLoading || undefined}
        onClick={() => (state ? close() : void start())}
      >
        {t('room.try')}
      </button>
      {problem && <p role="alert">{t('room.cannot')}</p>}
      {mixer && data && state && (
        <>
          <Lamps
            data={data}
            canvas={mixer.canvas}
            pointed={pointed}
            onPress={lamp => setState(switchLamp(state, lamp))}
          />
          <Controls data={data} state={state} restMs={restMs} onChange={setState} onPoint={setPointed} />
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
