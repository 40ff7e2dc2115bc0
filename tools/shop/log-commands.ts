import type { Command } from './commands.ts'
import { ask, askTable, asList } from './management.ts'

const filters = ['actor', 'subject', 'from', 'to', 'before', 'limit']

/** Commands that show who changed what. */
export const logCommands: Command[] = [
  {
    name: 'log',
    usage: '[--actor <id>] [--subject <what>] [--from <day>] [--to <day>] [--before <id>] [--limit <n>] [--csv]',
    about:
      'Lists changes and rejected attempts, the newest first: when, who, which operation, and the subject, e.g. --subject "order 10001". --csv prints all of them as a table, with the values before and after the change.',
    words: [],
    options: filters,
    flags: ['csv'],
    run: async given => {
      const query = new URLSearchParams()
      for (const name of filters) {
        const value = given.option(name)
        if (value !== undefined) query.set(name, value)
      }
      if (given.flag('csv')) return askTable(`audit?${query}`, given.option('limit') === undefined)
      const { log, next } = await ask('GET', `audit?${query}`)
      const rows = asList(log).map(({ at, name, operation, subject, outcome }) =>
        [at, name, operation, subject, outcome === 'refused' ? 'refused' : ''].filter(Boolean).join('  '),
      )
      if (rows.length === 0) return 'Nothing was changed.'
      return [...rows, ...(next ? [`There are more: --before ${next}`] : [])].join('\n')
    },
  },
]
