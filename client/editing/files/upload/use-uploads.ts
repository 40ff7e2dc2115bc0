import { useCallback, useEffect, useRef, useState } from 'react'
import { changeFile, RefusedError } from '../ask.ts'
import { type FileKind, findPairs, type LibraryFile as Stored } from '../file.ts'
import { upload } from './upload.ts'

export interface ShownUpload {
  key: number
  file: File
  /** The share that has been uploaded, from 0 to 1. */
  share: number
  /** `torn`: the connection was lost, and the upload can be resumed. */
  state: 'sending' | 'done' | 'torn' | 'refused'
  /**
   * A code that says why the file was rejected, and the service's text about it. Both are empty in
   * all other states.
   */
  reason: string
  text: string
  /** The service's warnings about a file that it has stored. */
  warnings: string[]
}

let keys = 0

/**
 * Manages the uploads of this page. `onStored` is called with each stored file. It is called again
 * with an unlit picture after its lit picture was stored too.
 */
export function useUploads(purpose: FileKind | undefined, onStored: (file: Stored) => void) {
  const [uploads, setUploads] = useState<ShownUpload[]>([])
  const running = useRef(new Map<number, AbortController>())
  useEffect(
    () => () => {
      for (const one of running.current.values()) one.abort()
    },
    [],
  )

  const run = useCallback(
    async ({ key, file }: ShownUpload): Promise<Stored | null> => {
      const update = (part: Partial<ShownUpload>) =>
        setUploads(all => all.map(one => (one.key === key ? { ...one, ...part } : one)))
      const controller = new AbortController()
      running.current.set(key, controller)
      update({ state: 'sending', reason: '', text: '' })
      try {
        const options = { purpose, signal: controller.signal, onProgress: (share: number) => update({ share }) }
        const stored = await upload(file, options)
        update({ state: 'done', share: 1, warnings: stored.warnings ?? [] })
        onStored(stored)
        return stored
      } catch (error) {
        const isRefused = error instanceof RefusedError
        if (!isRefused) console.info('An upload was interrupted.', error)
        update(isRefused ? { state: 'refused', reason: error.reason, text: error.message } : { state: 'torn' })
        return null
      } finally {
        running.current.delete(key)
      }
    },
    [purpose, onStored],
  )

  const add = useCallback(
    async (files: File[]) => {
      const added: ShownUpload[] = files.map(file => ({
        key: ++keys,
        file,
        share: 0,
        state: 'sending',
        reason: '',
        text: '',
        warnings: [],
      }))
      setUploads(all => [...added, ...all])
      const stored: (Stored | null)[] = []
      for (const one of added) stored.push(await run(one))
      for (const [unlit, lit] of findPairs(files.map(({ name }) => name))) {
        const [dark, bright] = [stored[unlit], stored[lit]]
        if (dark && bright && !dark.lit) await changeFile(dark.id, { lit: bright.id }).then(onStored, console.info)
      }
    },
    [run, onStored],
  )

  const dismiss = (key: number) => {
    running.current.get(key)?.abort()
    setUploads(all => all.filter(one => one.key !== key))
  }
  return { uploads, add, again: (one: ShownUpload) => void run(one), dismiss }
}
