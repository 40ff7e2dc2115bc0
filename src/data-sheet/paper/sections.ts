import type { Language } from '#client/shared/texts/use-translate.ts'
import type { SafetyContact } from '../../shared/content/shapes/safety.ts'
import { item, paragraph, toPaperBlocks } from '../../shared/paper/blocks.ts'
import type { Flow } from '../../shared/paper/columns.ts'
import { bodyStyle } from '../../shared/paper/measures.ts'
import { writeHeading, writeSection } from '../../shared/paper/section.ts'
import { writeTable } from '../../shared/paper/table.ts'
import type { Paper } from '../../shared/paper/write.ts'
import type { Sheet } from '../sheet.ts'
import { arrowHeight, drawEnergyArrow } from './figures.ts'

type Texts = Pick<Language, 't'>

/**
 * Writes the specification table and, for light sources, the energy class. The table's rows are
 * divided evenly among the columns.
 */
export function writeFacts(paper: Paper, flows: [Flow, ...Flow[]], { facts, energy }: Sheet, { t }: Texts) {
  const [flow] = flows
  if (facts.length > 0) {
    writeHeading(paper, flow, t('product.facts'), 3 * bodyStyle.leading)
    for (const other of flows.slice(1)) other.align(flow)
    writeTable(paper, flows, facts)
  }
  if (!energy) return
  const { letter, consumption, eprel } = energy
  writeHeading(paper, flow, t('label.title'), arrowHeight + 2 * bodyStyle.leading)
  drawEnergyArrow(paper, flow, letter, t('label.onScale', { letter }))
  writeTable(
    paper,
    [flow],
    [
      { name: t('label.class'), value: t('label.onScale', { letter }) },
      ...(consumption === null
        ? []
        : [{ name: t('label.consumption'), value: t('label.kilowattHours', { count: consumption }) }]),
      ...(eprel ? [{ name: t('sheet.eprel'), value: eprel }] : []),
    ],
  )
}

/** Writes description, details and size guide. Empty sections are left out. */
export function writeStory(paper: Paper, flow: Flow, sheet: Sheet, { t }: Texts) {
  const { description, details, contained, sizeGuide } = sheet
  writeSection(paper, flow, t('product.description'), toPaperBlocks(description))
  writeSection(paper, flow, t('product.details'), [
    ...details.map(item),
    ...(contained ? [item(t('product.contained', { letter: contained }))] : []),
  ])
  writeSection(paper, flow, t('product.sizeGuide'), toPaperBlocks(sizeGuide))
}

/** The addresses that the texts about use mention. */
export interface UsePages {
  guarantee: string
  takeBack: string
}

/** Writes the texts about use, safety, guarantees, old lamps, maker and responsible person. */
export function writeUse(
  paper: Paper,
  flow: Flow,
  { information, safety, guarantee, producerGuarantee, facts }: Sheet,
  { t }: Texts,
  pages: UsePages,
) {
  const { warnings, maker } = safety
  writeSection(paper, flow, t('product.information'), toPaperBlocks(information))
  writeSection(paper, flow, t('product.safety'), warnings.map(item))
  if (guarantee) {
    const text = t('sheet.guaranteed', { years: guarantee, address: pages.guarantee })
    writeSection(paper, flow, t('sheet.guarantee'), [paragraph(text)])
  }
  if (producerGuarantee) {
    const { years, terms } = producerGuarantee
    const title = t('bag.guarantee', { years })
    writeSection(paper, flow, title, [terms, t('guaranteeLabel.rights')].filter(Boolean).map(paragraph))
  }
  if (facts.some(({ slug }) => electric.includes(slug)))
    writeSection(paper, flow, t('product.takeBack'), [paragraph(t('sheet.takeBack', { address: pages.takeBack }))])
  writeSection(paper, flow, t('product.maker'), toContactBlocks(maker))
  writeSection(paper, flow, t('product.responsible'), toContactBlocks(maker?.responsible))
}

/** Facts that only electrical equipment has. The shop takes back old electrical equipment. */
const electric = ['socket', 'luminous-flux', 'isolation-class', 'battery']

const toContactBlocks = (contact: SafetyContact | null | undefined) =>
  contact ? [paragraph([contact.name, contact.address, contact.email].filter(Boolean).join(', '))] : []
