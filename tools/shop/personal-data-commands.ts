import type { Command } from './commands.ts'
import { ask, asList, asRecord } from './management.ts'
import { Misused } from './usage.ts'

export const personalDataCommands: Command[] = [
  {
    name: 'person',
    usage: '<email> [--export | --erase]',
    about:
      'Summarizes what is stored about the guest or customer with this address. --export prints all of it as JSON; --erase deletes all of it and the account, except the order data that bookkeeping law requires. Make sure first that the address belongs to the person who asks.',
    words: ['email'],
    options: [],
    flags: ['export', 'erase'],
    run: async given => {
      const [body, isExport, isErasure] = [{ email: given.word('email') }, given.flag('export'), given.flag('erase')]
      if (isExport && isErasure) throw new Misused('Use one of --export and --erase.')
      if (isErasure) return erasedText(await ask('POST', 'personal-data/erasure', body))
      const found = await ask('POST', 'personal-data', body)
      return isExport ? JSON.stringify(found, null, 2) : foundText(found)
    },
  },
]

function foundText({ email, customer, data }: Record<string, unknown>): string {
  const parts = Object.entries(asRecord(data)).map(([part, rows]) => [part, asList(rows).length] as const)
  const found = parts.filter(([, rows]) => rows > 0).map(([part, rows]) => `  ${part}: ${rows}`)
  const who = customer ? `Customer ${customer}` : 'A guest'
  return found.length > 0 ? [`${who}, ${email}:`, ...found].join('\n') : `Nothing is stored about ${email}.`
}

function erasedText({ email, customer, orders, openPayments, unsentMails }: Record<string, unknown>): string {
  const kept = asList(orders).map(({ order, until }) => `  Order ${order} is kept until ${until} by bookkeeping law.`)
  const waiting = [
    [openPayments, 'payments are unfinished, and are erased once they are finished'],
    [unsentMails, 'mails about orders are not sent yet; their address is erased once they are sent'],
  ].flatMap(([count, text]) => (count ? [`  ${count} ${text}.`] : []))
  return [`${customer ? `Customer ${customer}` : 'The guest'}, ${email}, is erased.`, ...kept, ...waiting].join('\n')
}
