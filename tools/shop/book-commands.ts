import { formatShopDay } from '#src/services/commerce/lib/time/days.ts'
import {
  formatDocuments,
  formatPayouts,
  formatRefunds,
  formatRefused,
  formatSums,
  formatUnreturned,
} from './book-text.ts'
import type { Command } from './commands.ts'
import { ask, askTable, asList } from './management.ts'
import type { Arguments } from './usage.ts'

/** Creates a query from the options that are given. */
function createQuery(given: Arguments, names: string[], defaults: Record<string, string> = {}): URLSearchParams {
  const query = new URLSearchParams(defaults)
  for (const name of names) {
    const value = given.option(name)
    if (value !== undefined) query.set(name, value)
  }
  return query
}

const documentOptions = ['from', 'to', 'before', 'limit', 'language']
const ledgerOptions = ['from', 'to', 'language']

export const bookCommands: Command[] = [
  {
    name: 'documents',
    usage: '[--from <day>] [--to <day>] [--before <number>] [--limit <n>] [--csv] [--language <code>]',
    about:
      'Lists receipts and credit notes, the newest first, as they were issued. --csv prints all of them (or as many as --limit) as a table for spreadsheets, in the language of --language: one row for each document and tax rate.',
    words: [],
    options: documentOptions,
    flags: ['csv'],
    run: async given => {
      const path = `documents?${createQuery(given, documentOptions)}`
      if (given.flag('csv')) return askTable(path, given.option('limit') === undefined)
      const { documents, next } = await ask('GET', path)
      const more = next ? `\nThere are more: --before ${next}` : ''
      return `${formatDocuments(asList(documents))}${more}`
    },
  },
  {
    name: 'books',
    usage: '[--from <day>] [--to <day>] [--csv] [--language <code>]',
    about:
      'Adds up receipts and credit notes by day, country, tax rate and currency; by default, from the first of this month until today. The period may be at most a year. --csv prints a table for spreadsheets, in the language of --language.',
    words: [],
    options: ledgerOptions,
    flags: ['csv'],
    run: async given => {
      const today = formatShopDay(Date.now())
      const path = `ledger?${createQuery(given, ledgerOptions, { from: `${today.slice(0, 8)}01`, to: today })}`
      if (given.flag('csv')) return askTable(path, false)
      return formatSums(asList((await ask('GET', path)).sums))
    },
  },
  {
    name: 'payouts',
    usage: '[--from <day>] [--to <day>] [--csv] [--language <code>]',
    about:
      'Lists the payment provider’s payouts, with the payments and refunds in each and the provider’s fees; by default, from the first of this month until today. The period may be at most a year. --csv prints a table for spreadsheets, in the language of --language: one row for each payment, refund and fee.',
    words: [],
    options: ledgerOptions,
    flags: ['csv'],
    run: async given => {
      const today = formatShopDay(Date.now())
      const path = `payouts?${createQuery(given, ledgerOptions, { from: `${today.slice(0, 8)}01`, to: today })}`
      if (given.flag('csv')) return askTable(path, false)
      return formatPayouts(asList((await ask('GET', path)).payouts))
    },
  },
  {
    name: 'payments',
    usage: '[--returned <reference> --note <text>] [--refused]',
    about:
      'Lists payments without an order whose money the payment provider refused to refund. --returned records that you have returned the money for one of them yourself. --refused lists the reasons why payments could not be started, if only you can resolve them.',
    words: [],
    options: ['returned', 'note'],
    flags: ['refused'],
    run: async given => {
      if (given.flag('refused')) return formatRefused(asList((await ask('GET', 'payments/refused')).refused))
      const reference = given.option('returned')
      if (reference === undefined) return formatUnreturned(asList((await ask('GET', 'payments/unreturned')).payments))
      await ask('POST', `payments/${encodeURIComponent(reference)}/returned`, { note: given.option('note') ?? '' })
      return `Recorded: the money for payment ${reference} was returned.`
    },
  },
  {
    name: 'refunds',
    usage: '[--failed] [--before <reference>]',
    about:
      'Lists the refunds that the payment provider has not confirmed yet or, with --failed, the refunds that it rejected.',
    words: [],
    options: ['before'],
    flags: ['failed'],
    run: async given => {
      const query = createQuery(given, ['before'], { status: given.flag('failed') ? 'failed' : 'requested' })
      const { refunds, next } = await ask('GET', `refunds?${query}`)
      const more = next ? `\nThere are more: --before ${next}` : ''
      return `${formatRefunds(asList(refunds))}${more}`
    },
  },
]
