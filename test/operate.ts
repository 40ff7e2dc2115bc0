import { spawn } from 'node:child_process'
import type { Shop } from './app.ts'

/** What a shop must be started with for `operate` and for calls of its management. */
export const operatorTokens = { MANAGEMENT_TOKEN: 'an-operators-token', CONTENT_TOKEN: 'an-editors-token' }

/**
 * The command `npm run shop -- …words` against a shop, as an operator types it; `text` is all that
 * it printed.
 */
export function operate(shop: Shop, ...words: string[]): Promise<{ status: number | null; text: string }> {
  return new Promise(resolve => {
    const environment = { ...process.env, SHOP_URL: shop.url.href, ...operatorTokens }
    const command = spawn(process.execPath, ['tools/shop/shop.ts', ...words], { env: environment })
    let text = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', chunk => (text += chunk))
    command.on('close', status => resolve({ status, text }))
  })
}
