import { type ReactNode, use } from 'react'
import * as paths from '#client/paths.ts'
import { formatKelvin } from '#client/shared/light-mix/units.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import * as productNames from '#client/shared/names/product.ts'
import { formatNumber } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import * as uiNames from '#client/shared/ui/names.ts'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import { Price } from '#client/shared/ui/product/price.tsx'
import { GuaranteeLabelLink } from '../../shared/guarantees/label-link.tsx'
import { AddSmall } from '../facts/add-forms.tsx'
import { formatPieces } from '../key-facts.ts'
import type { Product } from '../product.ts'
import { SmallPicture } from '../small-picture.tsx'
import type { LightSource, Relations } from './relations.ts'

type Fitting = Pick<Product, 'bulb' | 'dimming' | 'pictures'>

/** Light sources that are streamed once they have loaded. */
export const LateLightSources = ({ relations, ...fitting }: Fitting & { relations: Promise<Relations | null> }) => (
  <LightSources relations={use(relations)} {...fitting} />
)

/**
 * The light sources that fit the lamp, each with the reason, the price and an "add" button. If the
 * gallery has a dimmer and several fit, visitors can choose whose light it shows.
 */
export function LightSources({ relations, bulb, ...gallery }: Fitting & { relations: Relations | null }) {
  const { t } = useLanguage()
  const sources = relations?.lightSources ?? []
  if (sources.length === 0) return null
  const layers = findLayers(gallery)
  const [first, ...others] = layers ? sources.filter(hasKnownLight) : []
  const hasChoice = others.length > 0
  const isInPicture = first?.colorTemperature === gallery.dimming?.bulbs?.kelvin
  return (
    <section className="light-sources" {...{ [productNames.layers]: hasChoice ? layers : undefined }}>
      <h2>
        {bulb.isMissing
          ? t(bulb.count > 1 ? 'product.bulbsMissing' : 'product.bulbMissing', { count: bulb.count })
          : t('product.lightSources')}
      </h2>
      <ul>
        {sources.map(source => (
          <li key={source.id} {...{ [uiNames.product]: source.id }}>
            <Source source={source} bulb={bulb}>
              {first && hasKnownLight(source) && (hasChoice || isInPicture) && (
                <Light source={source} first={hasChoice ? first : null} count={bulb.count} />
              )}
            </Source>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Finds the layers that the gallery's dimmer mixes, if buyers choose the bulb. */
function findLayers({ dimming, pictures: [picture] }: Pick<Product, 'dimming' | 'pictures'>) {
  return (dimming?.bulbs && picture?.lit && picture.layers) || undefined
}

type KnownLight = LightSource & { luminousFlux: number; colorTemperature: number }

const hasKnownLight = (source: LightSource): source is KnownLight =>
  source.luminousFlux !== null && source.colorTemperature !== null

interface LightProps {
  source: KnownLight
  /** The bulb that the lit picture shows; null if `source` is the only one. */
  first: KnownLight | null
  count: number
}

/** A radio button that shows the lamp lit by the bulb. The only bulb is just named. */
function Light({ source, first, count }: LightProps) {
  const { t, locale } = useLanguage()
  const { name, finish, luminousFlux, colorTemperature } = source
  const light = `${formatNumber(luminousFlux, locale)}\u00a0lm, ${formatKelvin(colorTemperature)}`
  const bulb = `${formatPieces(name, count)} ${light}`
  if (!first) return <p className="soft">{t('product.inPicture', { bulb })}</p>
  return (
    <label>
      <input
        type="radio"
        name="bulb"
        value={source.id}
        {...{ [productNames.bulb]: bulb }}
        {...{ [productNames.kelvin]: colorTemperature }}
        {...{ [productNames.flux]: (luminousFlux / first.luminousFlux).toFixed(3) }}
      />
      {`${t('product.seeLight', { light })} `}
      <span className="visually-hidden">{`${name} ${finish}`.trim()}</span>
    </label>
  )
}

interface SourceProps {
  source: LightSource
  bulb: Product['bulb']
  children: ReactNode
}

function Source({ source, bulb, children }: SourceProps) {
  const { t, locale, urlTo } = useLanguage()
  const { name, finish, slug, picture, price, energy, items } = source
  const full = `${name} ${finish}`.trim()
  const [only, ...others] = items
  const count = bulb.isMissing ? bulb.count : 1
  return (
    <>
      {picture ? <SmallPicture image={picture.unlit} alt="" /> : <span />}
      <div>
        <a href={urlTo(paths.product, slug)}>{full}</a>
        <p className="soft">{formatReason(source, bulb, useLanguage())}</p>
        {price && <Price price={price}>{energy && <EnergyArrow letter={energy} slug={slug} />}</Price>}
        {price && count > 1 && (
          <p {...{ [uiNames.total]: count }}>
            {`${formatAmount(price.amount * count, price.currency, locale)} ${t('bag.for', { quantity: count })}`}
          </p>
        )}
        <GuaranteeLabelLink {...source} />
        {children}
      </div>
      {only && others.length === 0 && <AddSmall {...only} name={full} count={count} />}
    </>
  )
}

/** Formats the reason why a light source fits, such as `3 × E14, 4 W (maximum 25 W)`. */
function formatReason(
  { socket, effect }: LightSource,
  { count, maxEffect }: Product['bulb'],
  { locale, t }: ReturnType<typeof useLanguage>,
) {
  const watts = (power: number) => `${formatNumber(power, locale)}\u00a0W`
  const power =
    effect && (maxEffect ? t('product.ofAtMost', { power: watts(effect), most: watts(maxEffect) }) : watts(effect))
  return [socket && formatPieces(socket, count), power].filter(Boolean).join(', ')
}
