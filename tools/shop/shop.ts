import { runCommand } from './run.ts'

/**
 * `npm run shop -- <command> …`: exits with 0, with 1 when the shop refused, and with 2 for an
 * unknown command or wrong arguments.
 */
const { status, text } = await runCommand(process.argv.slice(2))
if (typeof text !== 'string') process.stdout.write(text)
else if (status === 0) console.log(text)
else console.error(text)
process.exitCode = status
