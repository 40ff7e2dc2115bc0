import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const build = `import { createBuilder } from 'vite'
const client = await createBuilder({ logLevel: 'error' })
await client.build(client.environments.client)
const local = await createBuilder({ mode: 'localhost', logLevel: 'error' })
await local.build(local.environments.local)`

/** Builds what a local shop needs in a copy of the repository: not the deployed Worker. */
export const buildLocal = (root: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], { cwd: root })
