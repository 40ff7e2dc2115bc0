import { type DatabaseDump, parseRows, readText } from './dump.ts'
import { storedFile, write } from './folder.ts'
import { type StoredFile, sha256 } from './format.ts'
import type { Storage } from './storage.ts'

const types: Record<string, string> = {
  picture: 'image/webp',
  pdf: 'application/pdf',
  glb: 'model/gltf-binary',
}

/** Lists the files that editors have uploaded, and copies them to `folder` unless it is null. */
export async function backUpFiles(storage: Storage, { tables }: DatabaseDump, folder: string | null) {
  const files: StoredFile[] = []
  for (const row of parseRows(tables.files)) {
    const [src, kind] = [readText(row, tables.files, 'src'), readText(row, tables.files, 'kind')]
    const bytes = Number(row[tables.files?.columns.indexOf('bytes') ?? -1])
    const file = { key: getStorageKey(src), type: types[kind] ?? 'text/plain; charset=utf-8', bytes, sha256: null }
    const content = folder === null ? null : await storage.getFile(file.key)
    if (folder === null || !content) {
      files.push(file)
      continue
    }
    const sha = sha256(content)
    write(folder, storedFile(sha), content)
    files.push({ ...file, sha256: sha })
  }
  return files
}

/** Returns the R2 key of the file at this address. */
const getStorageKey = (src: string) =>
  src.startsWith('/image/p/') ? `masters/${src.slice('/image/p/'.length)}.webp` : `files/${src.split('/').at(-1)}`
