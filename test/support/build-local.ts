import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const build = `import { createBuilder } from 'vite'
const client = await createBuilder({ logLevel: 'error' })
await client.build(client.environments.client)
const local = await createBuilder({ mode: 'localhost', logLevel: 'error' })
await local.build(local.environments.local)`

/** Builds a local shop in a copy of the repository, without the Worker that is deployed. */
export const buildLocal = (root: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], { cwd: root })
