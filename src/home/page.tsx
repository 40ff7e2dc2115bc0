import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { CaseBand, DesignerBand, RoomGuideBand, StoryBand } from '../shared/bands/bands.tsx'
import { Hero } from '../shared/bands/hero.tsx'
import { ProductsBand } from '../shared/bands/products-band.tsx'
import { CachedHtml } from '../shared/document/html-cache.tsx'
import { LateSheets } from '../shared/document/late-sheets.tsx'
import { RoomLightIsland } from '../shared/document/room-light.tsx'
import { PlaceContext, useBlockMark, useMarks } from '../shared/preview/marks.ts'
import { Categories } from './categories.tsx'
import { NewsBand } from './news-band.tsx'
import type { StartContent } from './query.ts'

/** The front page with its hero picture, then the bands in the editors' order. */
export function HomePage({ page }: { page: StartContent }) {
  const marks = useMarks()('startPage', 'start')
  const { hero, seoData, bands } = page
  return (
    <>
      {hero ? (
        <Hero hero={hero} marks={{ whole: marks('hero'), title: marks('hero.title'), text: marks('hero.text') }} />
      ) : (
        <h1 className="visually-hidden">{seoData.title}</h1>
      )}
      {hero && <RoomLightIsland {...hero} />}
      <LateSheets own="home-late" />
      <div {...marks('bands')} className="bands">
        {bands.map(name => {
          const Band = bandsByName[name]
          return (
            Band && (
              <PlaceContext key={name} value={{ type: 'startPage', id: 'start', path: name }}>
                <Band page={page} />
              </PlaceContext>
            )
          )
        })}
      </div>
    </>
  )
}

interface BandProps {
  page: StartContent
}

/** The bands, by the names of the entry's fields. A band without content renders nothing. */
const bandsByName: Partial<Record<string, (props: BandProps) => ReactNode>> = {
  categories: CategoriesPart,
  newProducts: NewProducts,
  case: CasePart,
  roomGuide: RoomGuidePart,
  popularProducts: PopularProducts,
  designer: DesignerPart,
  story: StoryPart,
  news: NewsPart,
}

const useOwnMarks = () => useMarks()('startPage', 'start')

/**
 * Returns the attributes that editors' tools need to find a band: the key of its block, and its
 * field.
 */
function usePartMarks(name: string) {
  return { ...useBlockMark(name), ...useOwnMarks()(name) }
}

function CategoriesPart({ page: { categories } }: BandProps) {
  const marks = usePartMarks('categories')
  if (categories.length === 0) return null
  return <CachedHtml {...marks} as="section" className="band" component={Categories} props={{ categories }} />
}

function CasePart({ page: { case: place } }: BandProps) {
  const edit = useMarks()
  const own = useBlockMark('case')
  if (!place) return null
  const marks = { ...own, ...edit('case', place.slug)() }
  return <CachedHtml {...marks} as="section" className="case-band dusk" component={CaseBand} props={place} />
}

function RoomGuidePart({ page: { roomGuide } }: BandProps) {
  const marks = usePartMarks('roomGuide')
  if (!roomGuide || roomGuide.rooms.length === 0) return null
  return <CachedHtml {...marks} as="section" className="band room-guide" component={RoomGuideBand} props={roomGuide} />
}

function DesignerPart({ page: { designer } }: BandProps) {
  const edit = useMarks()
  const own = useBlockMark('designer')
  if (!designer) return null
  return (
    <CachedHtml
      {...own}
      {...edit('designer', designer.slug)()}
      as="section"
      className="band designer-band lit-by lights"
      component={DesignerBand}
      props={designer}
    />
  )
}

function StoryPart({ page: { story } }: BandProps) {
  const marks = usePartMarks('story')
  if (!story) return null
  return <CachedHtml {...marks} as="section" className="band story lit-by lights" component={StoryBand} props={story} />
}

function NewsPart({ page: { newsTitle, news } }: BandProps) {
  const marks = { ...useBlockMark('news'), ...useOwnMarks()('newsTitle') }
  if (!newsTitle || news.length === 0) return null
  return (
    <CachedHtml
      {...marks}
      as="section"
      className="band news-band"
      component={NewsBand}
      props={{ title: newsTitle, news }}
    />
  )
}

function NewProducts({ page: { newProducts, newProductsTitle } }: BandProps) {
  const { urlTo } = useLanguage()
  const marks = useOwnMarks()
  const fields = { whole: usePartMarks('newProducts'), title: marks('newProductsTitle') }
  return (
    <ProductsBand title={newProductsTitle} products={newProducts} marks={fields}>
      <SeeAll href={urlTo(paths.category, 'news')} title={newProductsTitle} />
    </ProductsBand>
  )
}

function PopularProducts({ page: { popularProducts, popularTitle } }: BandProps) {
  const { urlTo } = useLanguage()
  const marks = useOwnMarks()
  const fields = { whole: usePartMarks('popularProducts'), title: marks('popularTitle') }
  return (
    <ProductsBand title={popularTitle} products={popularProducts} marks={fields}>
      <SeeAll href={urlTo(paths.shop)} title={popularTitle} />
    </ProductsBand>
  )
}

function SeeAll({ href, title }: { href: string; title: string }) {
  const { t } = useLanguage()
  return (
    <a className="link" href={href}>
      {`${t('home.seeAll')} `}
      <span className="visually-hidden">{title}</span>
    </a>
  )
}
