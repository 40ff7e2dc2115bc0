import * as paths from '#client/paths.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'

/** The light tools by path, with the dictionary keys of their title and lead. */
export const tools = {
  [paths.lightBulb]: { title: 'light.bulbTitle', lead: 'light.bulbLead' },
  [paths.lightRoom]: { title: 'light.roomTitle', lead: 'light.roomLead' },
  [paths.lightTable]: { title: 'light.tableTitle', lead: 'light.tableLead' },
  [paths.lightBathroom]: { title: 'light.bathroomTitle', lead: 'light.bathroomLead' },
  [paths.lightCost]: { title: 'light.costTitle', lead: 'light.costLead' },
} as const

export type ToolPath = keyof typeof tools

type Named = { path: ToolPath } & (typeof tools)[ToolPath]

const order: ToolPath[] = [paths.lightBulb, paths.lightRoom, paths.lightTable, paths.lightBathroom, paths.lightCost]
export const toolList = order.map((path): Named => ({ path, ...tools[path] }))

/** The breadcrumbs of a tool. */
export const getToolCrumbs = ({ t, urlTo }: Language) => [{ title: t('light.title'), href: urlTo(paths.light) }]
