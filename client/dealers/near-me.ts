import { whenParsed } from '../shared/browser/when-parsed.ts'
import { type Coordinates, computeDistance, formatKilometers } from '../shared/commerce/delivery/distance.ts'
import * as dealersNames from './names.ts'
import { project } from './projection.ts'

/**
 * Makes the button "shops near me" work. The position is requested when the button is clicked, used
 * only in this browser, and neither stored nor sent.
 */
export const startNearMe = () => whenParsed(start)

const options: PositionOptions = { timeout: 10_000, maximumAge: 60_000 }

function start() {
  const button = document.querySelector<HTMLElement>(`[${dealersNames.near}]`)
  if (!button || !('geolocation' in navigator)) return
  button.hidden = false
  const status = document.querySelector(`[${dealersNames.status}]`)
  const showMessage = (name: string) => {
    if (status) status.textContent = button.getAttribute(name)
  }
  const end = () => {
    button.ariaBusy = null
  }
  button.addEventListener('click', () => {
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    showMessage(dealersNames.waiting)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        end()
        const [first] = sortByDistance(coords)
        showOnMap(coords)
        showMessage(dealersNames.nearest)
        if (status) status.textContent = `${status.textContent} ${first}.`
      },
      ({ code }) => {
        end()
        showMessage(failures[code] ?? dealersNames.unavailable)
      },
      options,
    )
  })
}

/** Messages by the code of `GeolocationPositionError`. */
const failures: Record<number, string> = { 1: dealersNames.denied, 3: dealersNames.late }

/** Moves the dealers into one list, nearest first. Returns their names with distances. */
function sortByDistance(here: Coordinates): string[] {
  const list = document.querySelector<HTMLElement>(`[${dealersNames.byDistance}]`)
  const dealers = [...document.querySelectorAll<HTMLElement>(`[${dealersNames.place}]`)]
    .map(dealer => ({ dealer, distance: computeDistance(here, readPlace(dealer)) }))
    .sort((one, other) => one.distance - other.distance)
  document.querySelector(`[${dealersNames.byCountry}]`)?.toggleAttribute('hidden', true)
  if (list) list.hidden = false
  return dealers.map(({ dealer, distance }) => {
    const text = formatKilometers(distance, document.documentElement.lang)
    const label = dealer.querySelector<HTMLElement>(`[${dealersNames.distance}]`)
    if (label) {
      label.textContent = text
      label.hidden = false
    }
    list?.querySelector('ul')?.appendChild(dealer)
    return `${dealer.querySelector('h3')?.textContent}, ${text}`
  })
}

function showOnMap(here: Coordinates) {
  const you = document.querySelector(`[${dealersNames.you}]`)
  const { x, y } = project(here)
  you?.setAttribute('cx', `${Math.round(x)}`)
  you?.setAttribute('cy', `${Math.round(y)}`)
  you?.removeAttribute('display')
}

function readPlace(dealer: Element): Coordinates {
  const [latitude = 0, longitude = 0] = (dealer.getAttribute(dealersNames.place) ?? '').split(' ').map(Number)
  return { latitude, longitude }
}
