import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/product/product.ts'
import { coverSizes } from '#client/ui/picture/cover-sizes.ts'
import { LitPicture } from '#client/ui/picture/lit-picture.tsx'
import { Picture } from '#client/ui/picture/picture.tsx'
import { ContentLink } from '#client/ui/text/rich-text.tsx'
import { CachedHtml } from '../document/html-cache.tsx'
import { ProductGrid } from '../document/list/product-grid.tsx'
import { RoomLight } from '../document/room-light.tsx'
import { useMarks } from '../editing/marks.ts'
import { CaseBand, DesignerBand, NewsBand, RoomGuideBand } from './bands.tsx'
import type { Banner, StartPage } from './query.ts'

/** The front page: hero, categories, products, a case, the room guide, a designer and news. */
export function HomePage({ page }: { page: StartPage }) {
  const { urlTo } = useLanguage()
  const edit = useMarks()
  const marks = edit('startPage', 'start')
  const { case: place, roomGuide, designer, newsTitle, news } = page
  return (
    <>
      {page.hero ? <Hero hero={page.hero} /> : <h1 className="visually-hidden">{page.seoData.title}</h1>}
      {page.hero && <RoomLight picture={page.hero.picture} />}
      <div className="bands">
        {page.categories.length > 0 && (
          <CachedHtml
            {...marks('categories')}
            as="section"
            className="band"
            component={Categories}
            props={{ categories: page.categories }}
          />
        )}
        <Products
          field="newProducts"
          title={page.newProductsTitle}
          products={page.newProducts}
          href={urlTo(paths.category, 'news')}
        />
        {place && (
          <CachedHtml
            {...edit('case', place.slug)()}
            as="section"
            className="case-band dusk"
            component={CaseBand}
            props={place}
          />
        )}
        {roomGuide && roomGuide.rooms.length > 0 && (
          <CachedHtml
            {...marks('roomGuide')}
            as="section"
            className="band room-guide"
            component={RoomGuideBand}
            props={roomGuide}
          />
        )}
        <Products
          field="popularProducts"
          title={page.popularTitle}
          products={page.popularProducts}
          href={urlTo(paths.shop)}
        />
        {designer && (
          <CachedHtml
            {...edit('designer', designer.slug)()}
            as="section"
            className="band designer-band lit-by lights"
            component={DesignerBand}
            props={designer}
          />
        )}
        {page.story && (
          <CachedHtml
            {...marks('story')}
            as="section"
            className="band story lit-by lights"
            component={Story}
            props={page.story}
          />
        )}
        {newsTitle && news.length > 0 && (
          <CachedHtml as="section" className="band news-band" component={NewsBand} props={{ title: newsTitle, news }} />
        )}
      </div>
    </>
  )
}

function Hero({ hero: { title, text, link, picture } }: { hero: Banner }) {
  const marks = useMarks()('startPage', 'start')
  return (
    <section {...marks('hero')} className="hero dusk">
      <Picture image={picture.lit ?? picture.unlit} alt={picture.alt} sizes={heroSizes} priority />
      <div className="hero-text">
        <h1 {...marks('hero.title')}>{title}</h1>
        {text && <p {...marks('hero.text')}>{text}</p>}
        <ContentLink href={link.href} className="button">
          {link.title}
        </ContentLink>
      </div>
    </section>
  )
}

/**
 * In portrait orientation the picture fills the screen's height and is cropped at the sides, so it
 * is three times as wide as the screen. A file for twice the width is sharp enough.
 */
const heroSizes = '(orientation: portrait) 200vw, 100vw'

function Categories({ categories }: Pick<StartPage, 'categories'>) {
  const { t, urlTo } = useLanguage()
  const edit = useMarks()
  return (
    <>
      <h2 className="visually-hidden">{t('home.categories')}</h2>
      <ul className="category-row lights">
        {categories.map(({ slug, name, image }) => (
          <li key={slug} {...edit('category', slug)()} className="lit-by">
            {image && (
              <LitPicture
                picture={image}
                sizes={coverSizes(image.unlit, categoryBoxes)}
                cropped
                maxWidth={1200}
                decorative
              />
            )}
            <h3>
              <a {...edit('category', slug)('name')} href={urlTo(paths.category, slug)}>
                {name}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </>
  )
}

const categoryBoxes = [
  { when: '(width < 48rem)', vw: 50, ratio: 0.8 },
  { vw: 22.5, ratio: 0.8 },
]

interface ProductsProps {
  field: 'newProducts' | 'popularProducts'
  title: string
  products: ProductSummary[]
  href: string
}

function Products({ field, title, products, href }: ProductsProps) {
  const { t } = useLanguage()
  const marks = useMarks()('startPage', 'start')
  if (products.length === 0) return null
  return (
    <section {...marks(field)} className="band">
      <div className="band-head">
        <h2 {...marks(field === 'newProducts' ? 'newProductsTitle' : 'popularTitle')}>{title}</h2>
        <a className="link" href={href}>
          {`${t('home.seeAll')} `}
          <span className="visually-hidden">{title}</span>
        </a>
      </div>
      <ProductGrid products={products} level="h3" row />
    </section>
  )
}

function Story({ title, text, link, picture }: Banner) {
  const marks = useMarks()('startPage', 'start')
  return (
    <>
      <LitPicture picture={picture} sizes="(width < 48rem) 100vw, 66vw" />
      <div className="story-text">
        <h2 {...marks('story.title')}>{title}</h2>
        <p {...marks('story.text')}>{text}</p>
        <ContentLink href={link.href} className="link">
          {link.title}
        </ContentLink>
      </div>
    </>
  )
}
