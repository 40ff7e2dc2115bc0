import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { type Image, Picture } from '#client/shared/ui/picture/picture.tsx'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import { PictureRows } from '../shared/bands/pictures-band.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { NextStory } from '../shared/document/next-story.tsx'
import { RoomLightIsland } from '../shared/document/room-light.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import type { Case, Hotspot } from './case-query.ts'

/**
 * The page of a case, with facts such as place and year beside the story, the products, and a link
 * to the next case.
 */
export function CasePage({ found }: { found: Case }) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('case', found.slug)
  const { title, intro, place, year, facts, picture, body, pictures, hotspots, products, next } = found
  const lines = [{ name: t('section.place'), value: place }, { name: t('section.year'), value: String(year) }, ...facts]
  const whole = picture.lit ?? picture.unlit
  // The focus is removed, because the SVG of the hotspots is always cropped around its middle.
  const image = hotspots.length > 0 ? { ...whole, focus: undefined } : whole
  const isTall = image.height > image.width
  return (
    <>
      <div className="bands">
        <article {...marks()} className={isTall ? 'case case-tall' : 'case'}>
          <header className="band case-head">
            <Breadcrumbs crumbs={[{ title: t('section.cases'), href: urlTo(paths.cases) }]} />
            <h1 {...marks('title')}>{title}</h1>
            <p {...marks('intro')} className="editorial-lead">
              {intro}
            </p>
          </header>
          <div {...marks('picture')} className="case-picture">
            <Picture
              image={image}
              alt={picture.alt}
              sizes={computeCoverSizes(image, isTall ? tallBoxes : wideBoxes)}
              priority
            />
            <Hotspots image={image} hotspots={hotspots} />
            {!isTall && <RoomLightIsland picture={picture} />}
          </div>
          <div className="band case-body">
            <dl {...marks('facts')} className="case-facts">
              {lines.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <RichText marks={marks('body')} blocks={body} editorial />
          </div>
        </article>
        {pictures.length > 0 && (
          <div {...marks('pictures')} className="band case-more">
            <PictureRows pictures={pictures} />
          </div>
        )}
        {products.length > 0 && (
          <section {...marks('products')} className="band related">
            <h2 className="band-head">{t('section.used')}</h2>
            <ProductGrid products={products} level="h3" row />
          </section>
        )}
      </div>
      {next && (
        <NextStory
          label={t('section.nextCase')}
          href={urlTo(paths.caseItem, next.slug)}
          title={next.title}
          note={next.place}
          picture={next.picture}
        />
      )}
    </>
  )
}

const wideBoxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 4 / 3 },
  { vw: 100, ratio: 21 / 10 },
]
const tallBoxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 4 / 3 },
  { vw: 42, ratio: 4 / 5 },
]

/**
 * Links to products, placed over the picture that shows them. They are in an SVG, because an SVG is
 * cropped in the same way as the picture, and positions in it need no inline styles. The dots are
 * strokes that do not scale, so their size on the screen is always the same.
 */
function Hotspots({ image: { width, height }, hotspots }: { image: Image; hotspots: Hotspot[] }) {
  const { t, urlTo } = useLanguage()
  if (hotspots.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for an SVG with links.
    <svg
      className="case-hotspots"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="group"
      aria-label={t('section.seen')}
    >
      {hotspots.map(({ product: { id, slug, name, finish }, x, y }) => {
        const dot = `M${Math.round((x / 100) * width)} ${Math.round((y / 100) * height)}h.01`
        const label = [name, finish].filter(Boolean).join(', ')
        return (
          <a key={id} href={urlTo(paths.product, slug)} aria-label={label}>
            <title>{label}</title>
            <path className="case-hotspot-target" d={dot} />
            <path className="case-hotspot-ring" d={dot} />
            <path className="case-hotspot" d={dot} />
          </a>
        )
      })}
    </svg>
  )
}
