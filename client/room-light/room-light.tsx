import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Controls } from './controls.tsx'
import { Lamps } from './lamps.tsx'
import { roomMix } from './mix.ts'
import { type Mixer, mixOver } from './mixer.ts'
import { loadRoom, type RoomData } from './room.ts'
import { fragmentOf, isOurs, parseState, type RoomState, switchLamp } from './state.ts'

/** How long a slider rests before the address and the sentence follow it, in ms. */
const restMs = 300

/**
 * A room's lamps, switched and dimmed one by one on the picture before this island. Nothing is
 * loaded before it is pressed, or the address has a state; where it cannot be, the picture stays.
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

  async function open() {
    const picture = root.current?.closest('shop-island')?.previousElementSibling?.querySelector('img')
    if (!picture || isLoading) return
    setLoading(true)
    setProblem(false)
    try {
      const room = await loadRoom(layers)
      const made = await mixOver(picture, room)
      setProblem(made === null)
      setMixer(made)
      if (made) {
        setData(room.data)
        setState(parseState(room.data, location.hash))
      }
    } catch (error) {
      console.warn('The layers of the room did not load.', error)
      setProblem(true)
    }
    setLoading(false)
  }

  function close() {
    mixer?.end()
    setMixer(null)
    setState(null)
    if (isOurs(location.hash)) setFragment('')
  }

  const openFromAddress = useEffectEvent(() => {
    if (isOurs(location.hash)) void open()
  })
  useEffect(() => openFromAddress(), [])

  useEffect(() => {
    if (!data || !state) return
    mixer?.show(roomMix(data, state))
    const timer = setTimeout(() => setFragment(fragmentOf(data, state)), restMs)
    return () => clearTimeout(timer)
  }, [mixer, data, state])

  return (
    <div className="band" ref={root}>
      <button
        type="button"
        className="link"
        aria-expanded={state !== null}
        aria-busy={isLoading || undefined}
        onClick={() => (state ? close() : void open())}
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

/** Replaces the address's fragment; other parts of the history stay. */
function setFragment(fragment: string) {
  if (fragment === location.hash) return
  history.replaceState(history.state, '', location.pathname + location.search + fragment)
}
