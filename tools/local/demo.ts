import { existsSync } from 'node:fs'

/** What the demo's folder provides for the tools. */
export interface Demo {
  /** Returns SQL that fills each service's new tables. The SQL can be run repeatedly. */
  seeds(): Promise<{ commerce: string[]; content: string[] }>
  /**
   * Returns the largest version of each picture, by the picture's name: its file, and six hex
   * digits of its hash.
   */
  masters(): Promise<Record<string, { file: string; hash: string }>>
  /** Returns the files of the 3D models, by the names that addresses contain. */
  models(): Promise<Record<string, string>>
  /** The folder in the repository with the light layers that dimmers mix. */
  layers: string
}

/** Loads the demo; null if its folder was deleted. No other file may import that folder. */
export async function loadDemo(): Promise<Demo | null> {
  const index = new URL('../demo/index.ts', import.meta.url)
  if (!existsSync(index)) return null
  const { demo }: { demo: Demo } = await import(index.href)
  return demo
}
