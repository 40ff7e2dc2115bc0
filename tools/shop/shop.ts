import { catalogueCommands } from './catalogue-commands.ts'
import { type Command, commands as tradeCommands } from './commands.ts'
import { Refused } from './management.ts'
import { setupCommands } from './setup-commands.ts'
import { Misused, readArguments } from './usage.ts'

const commands = [...tradeCommands, ...catalogueCommands, ...setupCommands]

/**
 * `npm run shop -- <command> …`: ends with 0, with 1 when the shop refused, with 2 when the command
 * was not understood.
 */
const [name, ...words] = process.argv.slice(2)
const command = commands.find(entry => entry.name === name)

if (!name || name === 'help' || name === '--help') {
  console.log(help())
} else if (!command) {
  fail(`There is no command "${name}".\n\n${help()}`, 2)
} else if (words.includes('--help')) {
  console.log(usageOf(command))
} else {
  try {
    console.log(await command.run(readArguments(command, words)))
  } catch (error) {
    if (error instanceof Misused) fail(`${error.message}\n\n${usageOf(command)}`, 2)
    else if (error instanceof Refused) fail(error.message, 1)
    else throw error
  }
}

function fail(message: string, status: number) {
  console.error(message)
  process.exitCode = status
}

function usageOf({ name, usage, about }: Command) {
  return `npm run shop -- ${name} ${usage}\n    ${about}`
}

function help() {
  return [
    'Runs the shop at SHOP_URL (http://127.0.0.1:8787) with MANAGEMENT_TOKEN (on your own machine: local).',
    ...commands.map(usageOf),
  ].join('\n\n')
}
