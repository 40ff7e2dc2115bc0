import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { loadDemo } from '../local/demo.ts'

const folder = 'public/models'
/** Brotli's quality. The best (11) would save 40 KB of 110 KB, but take a minute for the demo. */
const quality = 7

/** Copies the demo's 3D models, uncompressed and compressed, for `src/media/model-route.ts`. */
export function models(): Plugin {
  return {
    name: 'models',
    applyToEnvironment: environment => environment.name === 'client',
    async buildStart() {
      const demo = await loadDemo()
      const wanted = Object.entries((await demo?.models()) ?? {})
      mkdirSync(folder, { recursive: true })
      const names = new Set(wanted.flatMap(([name]) => [name, `${name}.br`]))
      for (const path of globSync(`${folder}/*.*`)) if (!names.has(basename(path))) rmSync(path)
      // Names contain a hash of the content, so an existing file is up to date.
      for (const [name, file] of wanted.filter(([one]) => !existsSync(`${folder}/${one}.br`))) {
        const content = readFileSync(file)
        writeFileSync(`${folder}/${name}`, content)
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(content, { params }))
      }
    },
  }
}
