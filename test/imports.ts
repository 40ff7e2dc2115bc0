import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'

/** A file of the repository. Its path is relative to the root. */
export interface SourceFile {
  path: string
  text: string
}

/** Reads all files that match a glob pattern. */
export const readFiles = (pattern: string): SourceFile[] =>
  globSync(pattern).map(path => ({ path, text: readFileSync(path, 'utf8') }))

/** Returns what a file imports: paths from the root for files, and names for packages. */
export const parseImports = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? normalize(`${dirname(path)}/${name}`) : name
  })
