import { makeZip } from 'client-zip'

/** A file of the archive, made when its turn has come; null when it cannot be had. */
export interface ZipEntry {
  name: string
  load: () => Promise<ReadableStream<Uint8Array> | Uint8Array | string | null>
}

/**
 * The files as one archive, one after the other while it is sent: no more than one is in memory.
 * `missing` writes the file that names those that cannot be had.
 */
export function zipOf(entries: ZipEntry[], missing: (names: string[]) => { name: string; input: string }) {
  return makeZip(files(entries, missing))
}

async function* files(entries: ZipEntry[], missing: (names: string[]) => { name: string; input: string }) {
  const lost: string[] = []
  for (const { name, load } of entries) {
    const input = await load()
    if (input === null) lost.push(name)
    else yield { name, input }
  }
  if (lost.length > 0) yield missing(lost)
}
