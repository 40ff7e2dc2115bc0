import { followPins } from './follow-pins.ts'
import { startNearMe } from './near-me.ts'

/** Starts the interactive parts of the dealers' page. */
export function startDealersPage() {
  followPins()
  startNearMe()
}
