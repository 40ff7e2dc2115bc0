import { copyFileSync, globSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { loadDemo } from '../local/demo.ts'

/**
 * Copies the demo's pictures to where the image endpoint reads them, in development and in the
 * build: named by their hash, because an address must never change its content, with a list of the
 * current hashes; and the light layers that dimmers mix beside them.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    applyToEnvironment: environment => environment.name === 'client',
    async buildStart() {
      const demo = await loadDemo()
      const masters = Object.entries((await demo?.masters()) ?? {})
      const files = masters.map(([name, { hash, file }]) => [`${name}.${hash}.webp`, file] as const)
      fill('public/masters', new Map(files))
      const hashes = masters.map(([name, { hash }]) => [name, hash])
      writeFileSync('public/masters/index.json', JSON.stringify(Object.fromEntries(hashes)))
      fill('public/layers', new Map(demo ? globSync(`${demo.layers}/*`).map(path => [basename(path), path]) : []))
    },
  }
}

/** Fills a folder with files by their new names, and removes all others from it. */
function fill(folder: string, wanted: Map<string, string>) {
  mkdirSync(folder, { recursive: true })
  for (const path of globSync(`${folder}/*.*`)) if (!wanted.has(basename(path))) rmSync(path)
  for (const [name, file] of wanted) place(file, `${folder}/${name}`)
}

/** A hard link where the file system has them, else a copy. */
function place(from: string, to: string) {
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
