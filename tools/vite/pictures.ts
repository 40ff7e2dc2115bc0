import { copyFileSync, globSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { loadDemo } from '../local/demo.ts'

/**
 * Copies the demo's pictures to the folder that the image endpoint reads, in development and in the
 * build. Their names contain a hash, because the content at an address must never change;
 * `index.json` lists the current hashes. Also copies the light layers that dimmers mix.
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

/** Copies files to a folder under their new names, and removes all other files from it. */
function fill(folder: string, wanted: Map<string, string>) {
  mkdirSync(folder, { recursive: true })
  for (const path of globSync(`${folder}/*.*`)) if (!wanted.has(basename(path))) rmSync(path)
  for (const [name, file] of wanted) place(file, `${folder}/${name}`)
}

/** Creates a hard link if the file system supports it, else a copy. */
function place(from: string, to: string) {
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
