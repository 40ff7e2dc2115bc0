import { runCommand } from './run.ts'

/**
 * `npm run shop -- <command> …`: ends with 0, with 1 when the shop refused, with 2 when the command
 * was not understood.
 */
const { status, text } = await runCommand(process.argv.slice(2))
if (status === 0) console.log(text)
else console.error(text)
process.exitCode = status
