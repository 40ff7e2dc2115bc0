import type { Language } from '#client/shared/texts/use-translate.ts'
import { formatCm } from '../parts/figures.ts'
import type { HungReason } from './table.ts'

/** Formats why a lamp does not suit a table, or which fact is missing. */
export function formatTableReason(reason: HungReason, language: Language): string {
  const { t } = language
  const length = (mm: number) => formatCm(Math.abs(mm), language)
  switch (reason.about) {
    case 'narrow':
      return t('light.tooNarrow', { is: length(reason.is), least: length(reason.least) })
    case 'wide':
      return t('light.tooWide', { is: length(reason.is), most: length(reason.most) })
    case 'end':
      return reason.is < 0
        ? t('light.overEnd', { over: length(reason.is) })
        : t('light.nearEnd', { is: length(reason.is), least: length(reason.least) })
    case 'apart':
      return t('light.touching')
    case 'eyes':
      return t('light.inSight', { is: length(reason.is), least: length(reason.least) })
    case 'cord':
      if (reason.needed < 0) return t('light.noHeight')
      return reason.is === null
        ? t('light.cordUnknown', { needed: length(reason.needed) })
        : t('light.cordShort', { is: length(reason.is), needed: length(reason.needed) })
  }
}
