import { existsSync } from 'node:fs'

/** The interface of the demo's folder for the tools. */
export interface Demo {
  /** SQL that fills each service's new tables; can be repeated. */
  seeds(): Promise<{ commerce: string[]; content: string[] }>
  /**
   * The largest size of each picture by name: its file in the repository, and six hex digits of its
   * hash.
   */
  masters(): Promise<Record<string, { file: string; hash: string }>>
  /** 3D models by their names in addresses, as files of the repository. */
  models(): Promise<Record<string, string>>
  /** The folder of the light layers that dimmers mix, in the repository. */
  layers: string
}

/** Loads the demo; null if its folder was deleted. No other file may import that folder. */
export async function loadDemo(): Promise<Demo | null> {
  const index = new URL('../demo/index.ts', import.meta.url)
  if (!existsSync(index)) return null
  const { demo }: { demo: Demo } = await import(index.href)
  return demo
}
