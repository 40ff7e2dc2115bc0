import { pageData } from '../../page-data.ts'
import { loadLanguage } from '../texts/load-language.ts'
import styles from './night.css?inline'

/** Distance per arrow key press, in px. */
const step = 40

/** Colour temperatures in K: candle light and noon light. */
const coldest = 4000
const warmest = 1800

/** Ends the night mode; undefined by day. */
let endNight: (() => void) | undefined

/** The night mode: the page is dark except around the pointer. A second call ends it. */
export async function toggleNight() {
  if (endNight) return endNight()
  const { locale } = pageData()
  const { t } = await loadLanguage(locale, 'shared/frame')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)

  const words = Object.assign(document.createElement('p'), { textContent: t('night.hint') })
  const end = Object.assign(document.createElement('button'), { type: 'button', textContent: t('night.end') })
  const dialog = document.createElement('dialog')
  dialog.className = 'night'
  dialog.setAttribute('aria-label', t('night.title'))
  dialog.appendChild(words)
  dialog.appendChild(end)
  document.body.appendChild(dialog)
  moveLamp(dialog)
  // At once: the event of closing comes later, perhaps after the word was typed again.
  const leave = () => {
    if (endNight === leave) endNight = undefined
    dialog.close()
    dialog.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
  end.addEventListener('click', leave)
  dialog.addEventListener('close', leave)
  endNight = leave
  dialog.showModal()
}

function moveLamp(dialog: HTMLDialogElement) {
  const lamp = { x: innerWidth / 2, y: innerHeight / 3, kelvin: 2400 }
  const shine = () => {
    dialog.style.setProperty('--lamp-x', `${lamp.x}px`)
    dialog.style.setProperty('--lamp-y', `${lamp.y}px`)
    dialog.style.setProperty('--lamp-warmth', String((coldest - lamp.kelvin) / (coldest - warmest)))
  }
  const move = (x: number, y: number) => {
    lamp.x = Math.max(0, Math.min(x, innerWidth))
    lamp.y = Math.max(0, Math.min(y, innerHeight))
    shine()
  }
  dialog.addEventListener('pointermove', event => move(event.clientX, event.clientY))
  dialog.addEventListener('keydown', event => {
    const [x, y] = directions[event.key] ?? []
    if (x !== undefined && y !== undefined) {
      event.preventDefault()
      move(lamp.x + x * step, lamp.y + y * step)
    } else if (event.key === '+' || event.key === '-') {
      lamp.kelvin = Math.max(warmest, Math.min(lamp.kelvin + (event.key === '+' ? 200 : -200), coldest))
      shine()
    }
  })
  shine()
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
