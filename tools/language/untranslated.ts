import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textFiles } from './texts.ts'

/** The same file of another language. */
const inLanguage = (path: string, code: string) => path.replace(/en\.ts$/, `${code}.ts`)

/**
 * What of a language is as it is in English, a line for each file that has such texts: how many of
 * how many. Some words are the same in both.
 */
export async function findUntranslated(root: string, code: string): Promise<string[]> {
  const ofServices = globSync('src/services/*/lib/{texts,reasons}/**/en.ts', { cwd: root }).sort()
  const lines: string[] = []
  for (const path of [...textFiles('en', root), ...ofServices]) {
    const own = inLanguage(path, code)
    const [english, texts] = await Promise.all([textsOf(root, path), textsOf(root, own)])
    const same = [...english].filter(([name, text]) => texts.get(name) === text).length
    if (same > 0) lines.push(`${own}: ${same} of ${english.size} texts are English`)
  }
  return lines
}

/** The texts that a module exports, by their path in it; functions as their code. */
async function textsOf(root: string, path: string): Promise<Map<string, string>> {
  const module: object = await import(pathToFileURL(resolve(root, path)).href)
  const texts = new Map<string, string>()
  function add(value: unknown, name: string) {
    if (typeof value === 'object' && value !== null)
      for (const [part, inner] of Object.entries(value)) add(inner, `${name}.${part}`)
    else texts.set(name, String(value))
  }
  // Its name may be the language's.
  for (const exported of Object.values(module)) add(exported, '')
  return texts
}
