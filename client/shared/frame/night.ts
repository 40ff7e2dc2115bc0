import { readPageData } from '../../page-data.ts'
import { loadLanguage } from '../texts/load-language.ts'
import styles from './night.css?inline'

/** How far each press of an arrow key moves the light, in px. */
const step = 40

/** Colour temperatures in K: from neutral white to candlelight. */
const coldest = 4000
const warmest = 1800

/** Ends the night mode; undefined while it is off. */
let endNight: (() => void) | undefined

/** Makes the page dark except around the pointer. The next call ends the night mode. */
export async function toggleNight() {
  if (endNight) return endNight()
  const { locale } = readPageData()
  const { t } = await loadLanguage(locale, 'shared/frame')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)

  const hint = Object.assign(document.createElement('p'), { textContent: t('night.hint') })
  const end = Object.assign(document.createElement('button'), { type: 'button', textContent: t('night.end') })
  const dialog = document.createElement('dialog')
  dialog.className = 'night'
  dialog.setAttribute('aria-label', t('night.title'))
  dialog.appendChild(hint)
  dialog.appendChild(end)
  document.body.appendChild(dialog)
  moveLamp(dialog)
  // Resets the state now, because the `close` event may arrive only after the word has been typed
  // again.
  const endThis = () => {
    if (endNight === endThis) endNight = undefined
    dialog.close()
    dialog.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
  end.addEventListener('click', endThis)
  dialog.addEventListener('close', endThis)
  endNight = endThis
  dialog.showModal()
}

function moveLamp(dialog: HTMLDialogElement) {
  const lamp = { x: innerWidth / 2, y: innerHeight / 3, kelvin: 2400 }
  const applyLamp = () => {
    dialog.style.setProperty('--lamp-x', `${lamp.x}px`)
    dialog.style.setProperty('--lamp-y', `${lamp.y}px`)
    dialog.style.setProperty('--lamp-warmth', String((coldest - lamp.kelvin) / (coldest - warmest)))
  }
  const move = (x: number, y: number) => {
    lamp.x = Math.max(0, Math.min(x, innerWidth))
    lamp.y = Math.max(0, Math.min(y, innerHeight))
    applyLamp()
  }
  dialog.addEventListener('pointermove', event => move(event.clientX, event.clientY))
  dialog.addEventListener('keydown', event => {
    const [x, y] = directions[event.key] ?? []
    if (x !== undefined && y !== undefined) {
      event.preventDefault()
      move(lamp.x + x * step, lamp.y + y * step)
    } else if (event.key === '+' || event.key === '-') {
      lamp.kelvin = Math.max(warmest, Math.min(lamp.kelvin + (event.key === '+' ? 200 : -200), coldest))
      applyLamp()
    }
  })
  applyLamp()
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
