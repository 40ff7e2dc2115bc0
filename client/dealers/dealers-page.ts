import { followPins } from './follow-pins.ts'
import { startNearMe } from './near-me.ts'

/** Starts what the dealers' page does with a script. */
export function startDealersPage() {
  followPins()
  startNearMe()
}
