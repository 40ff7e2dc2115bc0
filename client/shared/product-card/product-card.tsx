import * as paths from '../../paths.ts'
import { useLanguage } from '../texts/use-translate.ts'
import * as uiNames from '../ui/names.ts'
import { LitPicture } from '../ui/picture/lit-picture.tsx'
import { Badge } from '../ui/product/badge.tsx'
import { EnergyArrow } from '../ui/product/energy-arrow.tsx'
import { HeartButton } from '../ui/product/heart-button.tsx'
import { Price } from '../ui/product/price.tsx'
import type { CardDrawing, ProductSummary } from './product.ts'
import { Swatches } from './swatches.tsx'

interface ProductCardProps {
  product: ProductSummary
  /** The heading level of the product's name, one below the heading of its list. */
  level: 'h2' | 'h3'
  /** Whether the card's picture is in the first view, so that it loads first. */
  priority?: boolean
  /** A drawing instead of the picture; null if the product's measures are unknown. */
  drawing?: CardDrawing | null | undefined
}

/**
 * A product in a list: the content of `.product-card.lit-by` in `.product-grid`. Its picture shows
 * the lamp unlit until the card is hovered or focused.
 */
export function ProductCard({ product, level: Heading, priority, drawing }: ProductCardProps) {
  const { t, urlTo } = useLanguage()
  const { slug, name, finish, swatches, picture, price, energy } = product
  return (
    <>
      {drawing !== undefined ? (
        <span className="lit-picture">
          {drawing && <img src={drawing.address} width={400} height={500} alt="" loading="lazy" />}
        </span>
      ) : picture ? (
        <LitPicture picture={picture} sizes={sizes} maxWidth={800} priority={priority} decorative />
      ) : (
        <span className="lit-picture" />
      )}
      <Badges product={product} />
      <Heading className="product-card-name">
        <a href={urlTo(paths.product, slug)}>
          {`${name} `}
          <span>{finish}</span>
        </a>
      </Heading>
      {drawing !== undefined && <p className="soft">{drawing?.measures ?? t('listing.unmeasured')}</p>}
      {price && product.isSoldHere && (
        <Price price={price}>{energy && <EnergyArrow letter={energy} slug={slug} />}</Price>
      )}
      <HeartButton name={`${name} ${finish}`.trim()} />
      {swatches.length > 1 && drawing === undefined && <Swatches slug={slug} swatches={swatches} />}
    </>
  )
}

const sizes = '(width < 48rem) 50vw, (width < 64rem) 33vw, 25vw'

/**
 * Badges of the product: new, limited, IP44, not sold here or sold out. `data-stock` is the stock,
 * which scripts update together with the badge "Sold out" (`client/product/live-prices.ts`).
 */
export function Badges({ product }: { product: ProductSummary }) {
  const { t } = useLanguage()
  return (
    <p className="badges" {...{ [uiNames.stock]: product.isSoldHere ? product.stock : undefined }}>
      {product.isNew && <Badge>{t('badge.new')}</Badge>}
      {product.isExclusive && <Badge>{t('badge.exclusive')}</Badge>}
      {product.isIp44 && <Badge>IP44</Badge>}
      {!product.isSoldHere && <Badge>{t('badge.unavailable')}</Badge>}
      {product.isSoldHere && product.stock === 'none' && <Badge>{t('bag.soldOut')}</Badge>}
    </p>
  )
}
