import { fetchPublicFile } from '../shared/edge/own-file.ts'
import { isUploaded } from './source.ts'

type Bindings = Pick<Env, 'ASSETS' | 'PICTURES' | 'SITE_URL'>

/**
 * Loads a master, which is the original file of one of the shop's own pictures. Masters that
 * editors uploaded are in the bucket, all other masters in the build. Null if the master does not
 * exist.
 */
export async function loadOwnMaster(name: string, env: Bindings): Promise<ReadableStream<Uint8Array> | null> {
  if (isUploaded(name)) return (await env.PICTURES.get(`masters/${name}.webp`))?.body ?? null
  const file = await fetchPublicFile(`/masters/${name}.webp`, env)
  if (file.ok) return file.body
  await file.body?.cancel()
  return null
}
