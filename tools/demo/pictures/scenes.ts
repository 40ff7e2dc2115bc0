import { readdirSync } from 'node:fs'

const files = new Set(readdirSync(`${import.meta.dirname}/masters`))

/** Whether a shot of tools/photography/room_shots.py has been taken, developed and put among the masters. */
export const photographed = (shot: string) => files.has(`${shot}-unlit.webp`) && files.has(`${shot}-lit.webp`)

/** Rooms, 16:9. */
export const roomShots = [
  ...['living-dusk', 'staircase-evening', 'staircase-foot', 'dining-table-evening', 'dining-hall-night'],
  ...['supper-by-candles', 'reading-corner-night', 'waiting-room', 'bookshop-aisle', 'bedroom-bedside'],
  ...['bathroom-mirror', 'hallway', 'cottage-window', 'cottage-sill', 'window-star', 'outdoor-wall-dusk'],
  ...['jetty-bollards', 'workshop-bench', 'workshop-parts'],
].filter(photographed)

/** The designers' work, 4:5. */
export const workShots = ['torsmark', 'rydbo', 'sundelid', 'vallfors', 'norrhult', 'almskog', 'haugmoen', 'askeby']
  .map(designer => `work-${designer}`)
  .filter(photographed)
