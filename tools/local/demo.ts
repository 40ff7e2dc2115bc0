import { existsSync } from 'node:fs'

/** What the demo's folder gives the tools. */
export interface Demo {
  /** SQL that fills each service's new tables; it may be run again. */
  seeds(): Promise<{ commerce: string[]; content: string[] }>
  /**
   * The largest size of each picture, by its name: its file in the repository, and six hex digits
   * of its content.
   */
  masters(): Promise<Record<string, { file: string; hash: string }>>
  /** The folder of what dimmers mix, in the repository. */
  layers: string
}

/** The demo, or null where a merchant has deleted its folder: nothing else names it. */
export async function loadDemo(): Promise<Demo | null> {
  const index = new URL('../demo/index.ts', import.meta.url)
  if (!existsSync(index)) return null
  const { demo }: { demo: Demo } = await import(index.href)
  return demo
}
