import type { Language } from '#client/shared/texts/use-translate.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { formatCm } from '../parts/figures.ts'
import { type Arrangement, findArrangement, parseTableQuery, toSetting } from '../table/asked.ts'
import { formatTableReason } from '../table/reasons.ts'
import type { OwnAnswer } from './own-answer.ts'

/** Common tables as queries of the table tool, in cm. The tool's default table is the first. */
const tables = [
  '',
  ...['length=160', 'length=200', 'length=140&width=80', 'length=120&width=80', 'length=240&width=100'],
  ...['shape=round&length=110', 'shape=round&length=90', 'shape=round&length=130', 'length=300&width=110'],
]

/** Says which common table a pendant suits, how many of them and how high, or why it suits none. */
export function answerTable(lamp: LightProduct, { language }: { language: Language }): OwnAnswer | null {
  const query = (table: string) => `?lamp=${lamp.slug}${table && `&${table}`}`
  const tried = tables.flatMap(table => {
    const setting = toSetting(parseTableQuery(new URLSearchParams(table)))
    const arrangement = setting && findArrangement(setting, lamp)
    return arrangement ? [{ table, arrangement }] : []
  })
  const [first] = tried
  const found = ['yes', 'unknown'].map(answer => tried.find(({ arrangement }) => arrangement.answer === answer))
  const suiting = found.find(Boolean)
  if (suiting) return { query: query(suiting.table), sentence: formatSuiting(suiting.arrangement, language) }
  const reason = first?.arrangement.reasons.find(({ answer }) => answer === 'no')
  if (!first || !reason) return null
  const size = formatTableSize(first.arrangement, language)
  return {
    query: query(''),
    sentence: `${language.t('ownLight.noTable', { size })} ${formatTableReason(reason, language)}`,
  }
}

function formatSuiting(arrangement: Arrangement, language: Language) {
  const { count, gap } = arrangement.hung
  const values = { size: formatTableSize(arrangement, language), count, gap: formatCm(gap, language) }
  const sentence = language.t(count === 1 ? 'ownLight.table' : 'ownLight.tables', values)
  const unknown = arrangement.reasons.filter(({ answer }) => answer === 'unknown')
  return [sentence, ...unknown.map(reason => formatTableReason(reason, language))].join(' ')
}

const formatTableSize = ({ hung: { table } }: Arrangement, language: Language) =>
  table.isRound ? `Ø ${formatCm(table.length, language)}` : `${table.length / 10} × ${formatCm(table.width, language)}`
