import { Stock } from '#client/product/stock.tsx'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Badge } from '#client/shared/ui/product/badge.tsx'
import { Price } from '#client/shared/ui/product/price.tsx'
import type { Samples } from './samples.ts'

const currency = 'SEK'

export function Prices({ words }: { words: Samples }) {
  return (
    <>
      <Price price={{ amount: 2450, before: null, currency }} />
      <Price price={{ amount: 1960, before: 2450, currency }} />
      <Price large price={{ amount: 12450, before: 12900, currency }} />
      <span className="visually-hidden">{words.title}</span>
    </>
  )
}

export function Labels({ words }: { words: Samples }) {
  const { t } = useLanguage()
  return (
    <>
      <p className="actions">
        <Badge>{t('badge.new')}</Badge>
        <Badge>IP44</Badge>
        <Badge>{t('bag.soldOut')}</Badge>
        <Badge>{t('badge.unavailable')}</Badge>
      </p>
      <Stock stock="yes" />
      <Stock stock="few" />
      <Stock stock="none" />
      <p className="notice">{words.news}</p>
      <p className="notice notice-ok">{words.good}</p>
      <p className="notice notice-error">{words.bad}</p>
    </>
  )
}
