import { createServer } from 'vite'
import { prepare } from './prepare.ts'
import { port } from './settings.ts'

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

await prepare()
const server = await createServer({ server: { host: '127.0.0.1', port: port(), strictPort: true } })
await server.listen()
server.printUrls()
