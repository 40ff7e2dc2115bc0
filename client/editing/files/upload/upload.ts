import * as v from 'valibot'
import * as apiPaths from '../../../api-paths.ts'
import { callFiles, RefusedError } from '../ask.ts'
import { type FileKind, fileSchema } from '../file.ts'

const startedUpload = v.object({
  id: v.string(),
  partSize: v.number(),
  parts: v.array(v.number()),
  file: v.optional(fileSchema),
})

/**
 * The pauses before each further attempt to send a part, in ms. The upload fails if the last
 * attempt fails.
 */
const retryPausesMs = [300, 1000, 3000]

interface Options {
  purpose?: FileKind | undefined
  signal: AbortSignal
  /** Called with the share that has been uploaded, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Uploads a file in parts, and resumes an earlier attempt. Rejects with `RefusedError` if the
 * service rejects the file, or with another error if no attempt to send a part succeeds. In the
 * second case, calling the function again resumes the upload.
 */
export async function upload(file: Blob & { name: string }, { purpose, signal, onProgress }: Options) {
  const sha256 = await digest(file)
  const body = { name: file.name, size: file.size, sha256, ...(purpose && { purpose }) }
  const { id, partSize, parts, file: known } = await callFiles(startedUpload, '', 'POST', body)
  if (known) return known
  let sent = parts.length * partSize
  for (let number = 1; (number - 1) * partSize < file.size; number++) {
    if (parts.includes(number)) continue
    const part = file.slice((number - 1) * partSize, number * partSize)
    const path = `${apiPaths.content}/files/${id}/parts/${number}`
    await retry(() => send(path, part, signal, bytes => onProgress((sent + bytes) / file.size)), signal)
    sent += part.size
  }
  onProgress(1)
  return callFiles(fileSchema, `/${id}/complete`, 'POST')
}

async function digest(file: Blob) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Retries if the connection was lost, but not if the service rejected the part. */
async function retry(attempt: () => Promise<void>, signal: AbortSignal) {
  for (const wait of [...retryPausesMs, null]) {
    try {
      return await attempt()
    } catch (error) {
      if (wait === null || signal.aborted || error instanceof RefusedError) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

/** Sends a part by XMLHttpRequest, since `fetch` does not report upload progress. */
function send(path: string, part: Blob, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, part.size))
    request.onloadend = () => {
      signal.removeEventListener('abort', abort)
      const { status } = request
      if (status === 200) resolve()
      else if (status >= 400 && status < 500) reject(new RefusedError(status, 'parts', request.responseText))
      else reject(new Error(`Uploading a part failed with status ${status}`))
    }
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.open('PUT', path)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.send(part)
  })
}
