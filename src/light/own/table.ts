import type { Language } from '#client/shared/texts/use-translate.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { cm } from '../parts/figures.ts'
import { type Arrangement, arrangementOf, parseTableQuery, settingOf } from '../table/asked.ts'
import { tableReason } from '../table/reasons.ts'
import type { OwnAnswer } from './own-answer.ts'

/** Tables as shops have them, in cm; the first is what the tool shows, and the next are nearest. */
const tables = [
  '',
  ...['length=160', 'length=200', 'length=140&width=80', 'length=120&width=80', 'length=240&width=100'],
  ...['shape=round&length=110', 'shape=round&length=90', 'shape=round&length=130', 'length=300&width=110'],
]

/** The first usual table that a pendant suits, with how many and how high; else why not. */
export function tableAnswer(lamp: LightProduct, { language }: { language: Language }): OwnAnswer | null {
  const query = (table: string) => `?lamp=${lamp.slug}${table && `&${table}`}`
  const tried = tables.flatMap(table => {
    const setting = settingOf(parseTableQuery(new URLSearchParams(table)))
    const arrangement = setting && arrangementOf(setting, lamp)
    return arrangement ? [{ table, arrangement }] : []
  })
  const [first] = tried
  const found = ['yes', 'unknown'].map(answer => tried.find(({ arrangement }) => arrangement.answer === answer))
  const suiting = found.find(Boolean)
  if (suiting) return { query: query(suiting.table), sentence: suits(suiting.arrangement, language) }
  const reason = first?.arrangement.reasons.find(({ answer }) => answer === 'no')
  if (!first || !reason) return null
  const size = sizeOf(first.arrangement, language)
  return { query: query(''), sentence: `${language.t('ownLight.noTable', { size })} ${tableReason(reason, language)}` }
}

function suits(arrangement: Arrangement, language: Language) {
  const { count, gap } = arrangement.hung
  const values = { size: sizeOf(arrangement, language), count, gap: cm(gap, language) }
  const said = language.t(count === 1 ? 'ownLight.table' : 'ownLight.tables', values)
  const unknown = arrangement.reasons.filter(({ answer }) => answer === 'unknown')
  return [said, ...unknown.map(reason => tableReason(reason, language))].join(' ')
}

const sizeOf = ({ hung: { table } }: Arrangement, language: Language) =>
  table.isRound ? `Ø ${cm(table.length, language)}` : `${table.length / 10} × ${cm(table.width, language)}`
