import { copyFileSync, existsSync, globSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { masters } from '../demo/pictures/masters.ts'

const folder = 'public/masters'

/**
 * Puts the demo's pictures where the image endpoint reads them, in development and in the build: under their hash, since an
 * address means the same bytes for ever, with a list of the hashes that are current.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      mkdirSync(folder, { recursive: true })
      const wanted = new Map(Object.entries(masters).map(([name, { hash, file }]) => [`${name}.${hash}.webp`, file]))
      for (const path of globSync(`${folder}/*.webp`)) if (!wanted.has(basename(path))) rmSync(path)
      for (const [name, file] of wanted) place(file, `${folder}/${name}`)
      const hashes = Object.entries(masters).map(([name, { hash }]) => [name, hash])
      writeFileSync(`${folder}/index.json`, JSON.stringify(Object.fromEntries(hashes)))
    },
  }
}

/** A second name for the same bytes, where the file system can. */
function place(from: string, to: string) {
  if (existsSync(to)) return
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
