import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { loadDemo } from '../local/demo.ts'

const folder = 'public/models'
/** The best is 40 KB less of 110, and takes 50 times as long: a minute for all of the demo's. */
const quality = 7

/** Puts the demo's 3D models where `src/model` reads them: each as it is, and compressed. */
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
      // Names have their content's hash.
      for (const [name, file] of wanted.filter(([one]) => !existsSync(`${folder}/${one}.br`))) {
        const content = readFileSync(file)
        writeFileSync(`${folder}/${name}`, content)
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(content, { params }))
      }
    },
  }
}
