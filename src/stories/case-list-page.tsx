import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { PageLinks } from '#client/shared/ui/text/page-links.tsx'
import type { Section } from '../shared/content/shapes/section.ts'
import { useMarks } from '../shared/preview/marks.ts'
import type { CaseCard } from './case-query.ts'

interface CasesPageProps {
  section: Section
  cases: CaseCard[]
  page: number
  hasNext: boolean
}

/** The list of cases. The newest case is as wide as the page, the others are in two columns. */
export function CasesPage({ section, cases: [first, ...others], page, hasNext }: CasesPageProps) {
  const { urlTo } = useLanguage()
  const edit = useMarks()
  const marks = edit('page', paths.cases)
  return (
    <>
      <header className="band section-head">
        <h1 {...marks('title')}>{section.title}</h1>
        <p {...marks('lead')}>{section.lead}</p>
      </header>
      {first && <LeadCase lead={first} />}
      <div className="band case-list-band">
        <ul className="case-list lights">
          {others.map((one, index) => (
            <li key={one.slug} {...edit('case', one.slug)()} className="lit-by">
              <LitPicture
                picture={one.picture}
                sizes={computeCoverSizes(one.picture.unlit, index % 2 ? tallBoxes : squareBoxes)}
                cropped
                decorative
              />
              <p className="case-list-place">
                {one.place} <span>{one.year}</span>
              </p>
              <h2>
                <a {...edit('case', one.slug)('title')} href={urlTo(paths.caseItem, one.slug)}>
                  {one.title}
                </a>
              </h2>
              <p {...edit('case', one.slug)('intro')} className="soft">
                {one.intro}
              </p>
            </li>
          ))}
        </ul>
        <PageLinks address={urlTo(paths.cases)} page={page} hasNext={hasNext} />
      </div>
    </>
  )
}

function LeadCase({ lead: { slug, title, intro, place, year, picture } }: { lead: CaseCard }) {
  const { urlTo } = useLanguage()
  const marks = useMarks()('case', slug)
  const image = picture.lit ?? picture.unlit
  return (
    <section {...marks()} className="case-lead dusk">
      <Picture image={image} alt={picture.alt} sizes={computeCoverSizes(image, leadBoxes)} priority />
      <div className="case-lead-text">
        <p className="case-list-place">
          {place} <span>{year}</span>
        </p>
        <h2>
          <a {...marks('title')} href={urlTo(paths.caseItem, slug)}>
            {title}
          </a>
        </h2>
        <p {...marks('intro')}>{intro}</p>
      </div>
    </section>
  )
}

// In two columns, every second case has a taller picture.
const squareBoxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 1 },
  { vw: 45, ratio: 1 },
]
const tallBoxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 1 },
  { vw: 38, ratio: 0.8 },
]

/** The picture of the newest case fills most of the screen's height. */
const leadBoxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 0.6 },
  { when: '(width < 64rem)', vw: 100, ratio: 0.95 },
  { vw: 100, ratio: 16 / 9 },
]
