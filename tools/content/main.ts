import { parseArgs } from 'node:util'
import { Problem } from './api.ts'
import { commands } from './commands.ts'

const help = `Edits the content of a running shop.

  npm run content -- list [--type page]              what there is, and its state
  npm run content -- edit <id> [--file new.json]     opens the entry in $EDITOR and saves it as a draft
                                                     (--file - reads it from the terminal; a new entry needs --type;
                                                     --version 3 refuses it unless that is the newest one)
  npm run content -- preview <path>                  a link that shows drafts, e.g. preview /sv/info/faq
  npm run content -- publish <id> [--at <time>]      makes the draft public, now or at e.g. 2026-12-01T08:00:00Z
  npm run content -- unschedule <id>                 calls that time off; the draft stays
  npm run content -- unpublish <id>                  takes it off the shop; its text is kept as a draft
  npm run content -- history <id>                    all versions
  npm run content -- restore <id> <version>          makes an older version the draft
  npm run content -- export [--type page]            all entries as last saved, as JSON: a copy, or a beginning for another shop
  npm run content -- import <file> [--publish]       saves such a file's entries as drafts, or publishes them
  npm run content -- photometry <name> <product> … --file lamp.ldt [--computed] [--turned] [--publish]
                                                     attaches luminous intensities (EULUMDAT, IES LM-63) to products
  npm run content -- upload <file> …                 stores pictures, PDF, GLB and photometric files; prints what entries
                                                     say of them. name-unlit.jpg and name-lit.jpg are a pair
  npm run content -- invite <mail> --role publish    invites an editor (write, publish or own; also --name, --language sv)
  npm run content -- editors                         who edits, and when they last did
  npm run content -- synchronise [<product> …]       takes prices, stock and markets from commerce
  npm run content -- connect [--again]               takes over what a connected CMS has changed; with --again everything
  npm run content -- connect --schema                the shop's model as a schema for Sanity Studio
  npm run content -- rebuild                         makes listing and search anew from what is published

Pages are named by their path (/info/faq), products by their number (1001), menus and footer by "global", the front page by
"start". Where two types have the same id, add --type. SHOP_URL (default: the local shop) and CONTENT_TOKEN say which shop.`

/** Commands that are about one entry. */
const needId = new Set(['edit', 'publish', 'unschedule', 'unpublish', 'history', 'restore', 'photometry'])

async function main() {
  const options = {
    type: { type: 'string' },
    at: { type: 'string' },
    file: { type: 'string' },
    role: { type: 'string' },
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
  if (!command) throw new Problem(`There is no command "${name}".\n\n${help}`)
  if (needId.has(name) && !args[0]) throw new Problem(`Say which entry. "npm run content -- list" shows them.`)
  for (const line of await command(args, values)) console.log(line)
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof Problem || (error instanceof TypeError && 'code' in error)
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
