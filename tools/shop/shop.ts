import { runCommand } from './run.ts'

/**
 * `npm run shop -- <command> …`: exits with 0 if the command succeeded, with 1 if the shop rejected
 * it, and with 2 if the command is unknown or its arguments are wrong.
 */
const { status, text } = await runCommand(process.argv.slice(2))
if (typeof text !== 'string') process.stdout.write(text)
else if (status === 0) console.log(text)
else console.error(text)
process.exitCode = status
