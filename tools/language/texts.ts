import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mergeTexts } from '#client/shared/texts/create-language.ts'

/** Lists the files that contain the shop's texts in a language, as paths relative to `root`. */
export const textFiles = (code: string, root = '.'): string[] =>
  globSync(`client/*/texts/{*.,}${code}.ts`, { cwd: root }).sort()

/** Loads the complete dictionary of a language, keyed by section. */
export async function loadTexts(code: string): Promise<Record<string, object>> {
  const modules = await Promise.all(
    textFiles(code).map((path): Promise<{ texts: object }> => import(pathToFileURL(resolve(path)).href)),
  )
  return mergeTexts(modules.map(({ texts }) => texts))
}
