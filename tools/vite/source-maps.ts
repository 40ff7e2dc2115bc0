import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const folder = 'dist/maps'

/**
 * Moves the source maps of browser scripts out of the folder that is deployed; `npm run stack` uses
 * them to decode a reported crash.
 */
export const sourceMaps = (): Plugin => ({
  name: 'source-maps',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  writeBundle({ dir = 'dist/client' }) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const path of globSync(`${dir}/**/*.js.map`)) renameSync(path, `${folder}/${basename(path)}`)
  },
})
