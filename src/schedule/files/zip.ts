import { makeZip } from 'client-zip'

/** A file of an archive. `load` is called when the file is written; it returns null on failure. */
export interface ZipEntry {
  name: string
  load: () => Promise<ReadableStream<Uint8Array> | Uint8Array | string | null>
}

/**
 * Creates an archive that loads its files one after the other while it is sent, so that only one
 * file is in memory. If files cannot be loaded, `missing` creates a file with their names.
 */
export function createArchive(entries: ZipEntry[], missing: (names: string[]) => { name: string; input: string }) {
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
