import { use } from 'react'
import * as paths from '#client/paths.ts'
import { formatNumber } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import * as uiNames from '#client/shared/ui/names.ts'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import { Price } from '#client/shared/ui/product/price.tsx'
import { GuaranteeLabelLink } from '../../shared/guarantees/label-link.tsx'
import { AddSmall } from '../facts/add-forms.tsx'
import { formatSocket } from '../key-facts.ts'
import type { Product } from '../product.ts'
import { SmallPicture } from '../small-picture.tsx'
import type { LightSource, Relations } from './relations.ts'

export interface Fitting {
  bulb: Product['bulb']
}

/** Light sources that are streamed once they have loaded. */
export const LateLightSources = ({ relations, ...fitting }: Fitting & { relations: Promise<Relations | null> }) => (
  <LightSources relations={use(relations)} {...fitting} />
)

/** The light sources that fit the lamp, each with the reason, the price and an "add" button. */
export function LightSources({ relations, bulb }: Fitting & { relations: Relations | null }) {
  const { t } = useLanguage()
  const sources = relations?.lightSources ?? []
  if (sources.length === 0) return null
  return (
    <section className="light-sources">
      <h2>
        {bulb.isMissing
          ? t(bulb.count > 1 ? 'product.bulbsMissing' : 'product.bulbMissing', { count: bulb.count })
          : t('product.lightSources')}
      </h2>
      <ul>
        {sources.map(source => (
          <li key={source.id} {...{ [uiNames.product]: source.id }}>
            <Source source={source} bulb={bulb} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Source({ source, bulb }: Fitting & { source: LightSource }) {
  const { urlTo } = useLanguage()
  const { name, finish, slug, picture, price, energy, items } = source
  const full = `${name} ${finish}`.trim()
  const [only, ...others] = items
  return (
    <>
      {picture ? <SmallPicture image={picture.unlit} alt="" /> : <span />}
      <div>
        <a href={urlTo(paths.product, slug)}>{full}</a>
        <p className="soft">{formatReason(source, bulb, useLanguage())}</p>
        {price && <Price price={price}>{energy && <EnergyArrow letter={energy} slug={slug} />}</Price>}
        <GuaranteeLabelLink {...source} />
      </div>
      {only && others.length === 0 && <AddSmall {...only} name={full} count={bulb.isMissing ? bulb.count : 1} />}
    </>
  )
}

/** Formats the reason why a light source fits, such as `3 × E14, 4 W of at most 25 W`. */
function formatReason(
  { socket, effect }: LightSource,
  { count, maxEffect }: Product['bulb'],
  { locale, t }: ReturnType<typeof useLanguage>,
) {
  const watts = (power: number) => `${formatNumber(power, locale)}\u00a0W`
  const power =
    effect && (maxEffect ? t('product.ofAtMost', { power: watts(effect), most: watts(maxEffect) }) : watts(effect))
  return [socket && formatSocket(socket, count), power].filter(Boolean).join(', ')
}
