import { useLanguage } from '#client/i18n/use-translate.ts'
import { Stock } from '#client/product/stock.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Price } from '#client/ui/price.tsx'
import type { Samples } from './samples.ts'

export function Prices({ words }: { words: Samples }) {
  return (
    <>
      <Price price={{ now: '2 450 kr', amount: 2450, before: null, lowest: null }} />
      <Price price={{ now: '1 960 kr', amount: 1960, before: '2 450 kr', lowest: '1 995 kr' }} />
      <Price large price={{ now: '12 450 kr', amount: 12450, before: '14 900 kr', lowest: '12 900 kr' }} />
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
        <Badge>{t('badge.soldOut')}</Badge>
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
