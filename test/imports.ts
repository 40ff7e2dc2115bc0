import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'

/** A file of the repository: its path from the root, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** The files that match, with `/` in their paths. */
export const readFiles = (pattern: string): SourceFile[] =>
  globSync(pattern).map(path => ({ path, text: readFileSync(path, 'utf8') }))

/** What a file imports, as paths from the root; packages as they are. */
export const parseImports = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? normalize(`${dirname(path)}/${name}`) : name
  })
