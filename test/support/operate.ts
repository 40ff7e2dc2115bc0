import { spawn } from 'node:child_process'
import { runCommand } from '../../tools/shop/run.ts'
import type { Shop } from './app.ts'
import { operatorTokens } from './operator-tokens.ts'

const buildSettings = (shop: Shop) => ({ SHOP_URL: shop.url.href, ...operatorTokens })

/**
 * Runs `npm run shop -- …words` on a shop in this process, and returns what it prints. Commands
 * must not run in parallel, because each sets this process's environment variables while it runs.
 */
export async function operate(shop: Shop, ...words: string[]): Promise<{ status: number | null; text: string }> {
  const before = { ...process.env }
  Object.assign(process.env, buildSettings(shop))
  try {
    const { status, text } = await runCommand(words)
    // A file is returned as one character per byte.
    return { status, text: typeof text === 'string' ? `${text}\n` : Buffer.from(text).toString('latin1') }
  } finally {
    for (const name of Object.keys(buildSettings(shop))) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

/** Like `operate`, in a process of its own. `text` is everything that it printed. */
export function operateAsTyped(shop: Shop, ...words: string[]): Promise<{ status: number | null; text: string }> {
  return new Promise(resolve => {
    const environment = { ...process.env, ...buildSettings(shop) }
    const command = spawn(process.execPath, ['tools/shop/shop.ts', ...words], { env: environment })
    let text = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', chunk => (text += chunk))
    command.on('close', status => resolve({ status, text }))
  })
}
