import { parseArgs } from 'node:util'
import { CommandError } from './api.ts'
import { commands } from './commands.ts'

const help = `Edits the content of a running shop.

  npm run content -- list [--type page]              all entries, with their states
  npm run content -- edit <id> [--file new.json]     opens the entry in $EDITOR and saves it as a draft
                                                     (--file - reads the entry from standard input; a new entry needs --type;
                                                     --version 3 rejects the change unless 3 is the newest version)
  npm run content -- preview <path>                  a link that shows drafts, e.g. preview /sv/info/faq
  npm run content -- publish <id> [--at <time>]      makes the draft public, now or at e.g. 2026-12-01T08:00:00Z
  npm run content -- unschedule <id>                 cancels the scheduled publication; the draft stays
  npm run content -- unpublish <id>                  removes it from the shop; its text stays as a draft
  npm run content -- history <id>                    all versions
  npm run content -- restore <id> <version>          makes an older version the draft
  npm run content -- export [--type page]            all entries as last saved, as JSON: a backup, or a starting point for
                                                     another shop
  npm run content -- import <file> [--publish]       saves the entries of an export as drafts, or publishes them
  npm run content -- photometry <id> <product> … --file lamp.ldt [--computed] [--turned] [--publish]
                                                     attaches luminous intensities (EULUMDAT, IES LM-63) to products
  npm run content -- upload <file> …                 stores pictures, PDF, GLB and photometric files; prints the JSON for
                                                     entries. name-unlit.jpg and name-lit.jpg are a pair
  npm run content -- invite <mail> --role publish    invites an editor (none, write, publish or own; also --desk pack,service, --name, --language sv)
  npm run content -- editors                         all editors, and when they were last active
  npm run content -- synchronise [<product> …]       copies prices, stock and markets from commerce
  npm run content -- connect [--again]               imports changes from a connected CMS; with --again, imports everything
  npm run content -- connect --schema                the shop's model as a schema for Sanity Studio
  npm run content -- rebuild                         rebuilds listing and search from the published entries

Pages are named by their path (/info/faq), products by their number (1001), menus and footer by "global", the front page by
"start". If entries of two types have the same id, add --type. SHOP_URL (default: the local shop) and CONTENT_TOKEN select the shop.`

/** Commands whose first argument is an entry's id. */
const entryCommands = new Set(['edit', 'publish', 'unschedule', 'unpublish', 'history', 'restore', 'photometry'])

async function main() {
  const options = {
    type: { type: 'string' },
    at: { type: 'string' },
    file: { type: 'string' },
    role: { type: 'string' },
    desk: { type: 'string' },
    name: { type: 'string' },
    language: { type: 'string' },
    version: { type: 'string' },
    publish: { type: 'boolean' },
    computed: { type: 'boolean' },
    turned: { type: 'boolean' },
    again: { type: 'boolean' },
    schema: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = '', ...args] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (values.help || name === '' || name === 'help') return console.log(help)
  if (!command) throw new CommandError(`There is no command "${name}".\n\n${help}`)
  if (entryCommands.has(name) && !args[0]) throw new CommandError(`Name an entry. "npm run content -- list" shows all.`)
  for (const line of await command(args, values)) console.log(line)
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof CommandError || (error instanceof TypeError && 'code' in error)
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
