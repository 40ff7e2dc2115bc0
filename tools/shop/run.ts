import { bookCommands } from './book-commands.ts'
import { catalogueCommands } from './catalogue-commands.ts'
import { type Command, commands as tradeCommands } from './commands.ts'
import { contactCommands } from './contact-commands.ts'
import { Refused } from './credentials.ts'
import { logCommands } from './log-commands.ts'
import { orderCommands } from './order-commands.ts'
import { packingCommands } from './packing-commands.ts'
import { personalDataCommands } from './personal-data-commands.ts'
import { priceCommands } from './price-commands.ts'
import { setupCommands } from './setup-commands.ts'
import { stockCommands } from './stock-commands.ts'
import { Misused, readArguments } from './usage.ts'

const commands = [
  ...orderCommands,
  ...contactCommands,
  ...packingCommands,
  ...stockCommands,
  ...tradeCommands,
  ...bookCommands,
  ...logCommands,
  ...priceCommands,
  ...catalogueCommands,
  ...setupCommands,
  ...personalDataCommands,
]

/**
 * Runs a command with its arguments. `text` is the output, which may be the bytes of a file. The
 * status is 0 if the command succeeded, 1 if the shop rejected it, and 2 if the command is unknown
 * or its arguments are wrong.
 */
export async function runCommand([name, ...words]: string[]): Promise<{
  status: 0 | 1 | 2
  text: string | Uint8Array
}> {
  if (!name || name === 'help' || name === '--help') return { status: 0, text: help() }
  const command = commands.find(entry => entry.name === name)
  if (!command) return { status: 2, text: `There is no command "${name}".\n\n${help()}` }
  if (words.includes('--help')) return { status: 0, text: usageOf(command) }
  try {
    return { status: 0, text: await command.run(readArguments(command, words)) }
  } catch (error) {
    if (error instanceof Misused) return { status: 2, text: `${error.message}\n\n${usageOf(command)}` }
    if (error instanceof Refused) return { status: 1, text: error.message }
    throw error
  }
}

function usageOf({ name, usage, about }: Command) {
  return `npm run shop -- ${name} ${usage}\n    ${about}`
}

function help() {
  return [
    'Commands for the shop at SHOP_URL (default: http://127.0.0.1:8787). Set SHOP_TOKEN to your own token, which owners create at /editing; in emergencies, set MANAGEMENT_TOKEN instead (on your own machine: local).',
    ...commands.map(usageOf),
  ].join('\n\n')
}
