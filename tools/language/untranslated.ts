import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textFiles } from './texts.ts'

/** Returns the path of the file that corresponds to an English one in another language. */
const inLanguage = (path: string, code: string) => path.replace(/en\.ts$/, `${code}.ts`)

/**
 * Lists a language's files that contain texts identical to the English ones, with the number of
 * such texts. Some of them may be right, because some words are the same in both languages.
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

/** Loads the texts that a module exports, keyed by their path. A function's text is its source. */
async function textsOf(root: string, path: string): Promise<Map<string, string>> {
  const module: object = await import(pathToFileURL(resolve(root, path)).href)
  const texts = new Map<string, string>()
  function add(value: unknown, name: string) {
    if (typeof value === 'object' && value !== null)
      for (const [part, inner] of Object.entries(value)) add(inner, `${name}.${part}`)
    else texts.set(name, String(value))
  }
  // The export's name is ignored, because it may be the language's code.
  for (const exported of Object.values(module)) add(exported, '')
  return texts
}
