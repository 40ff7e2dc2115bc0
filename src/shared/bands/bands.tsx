import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { type LitImages, LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import { useMarks, useMarksHere } from '../preview/marks.ts'
import type { Banner, ChosenCase, ChosenDesigner, RoomGuide } from './shapes.ts'

/*
 * Bands, the full-width sections of the front page and of campaigns. They depend on content only,
 * so their HTML can be cached (`src/shared/document/html-cache.tsx`).
 */

/** A case (a project with the shop's lamps): a picture over the whole width, a caption below. */
export const CaseBand = ({ picture, ...place }: ChosenCase) => (
  <>
    <LitPicture picture={litOnly(picture)} sizes={computeCoverSizes(picture.unlit, caseBoxes)} cropped />
    <CaseCaption {...place} />
  </>
)

/** The caption of a case, with a link to it. */
export function CaseCaption({ title, intro, place, year, slug }: Omit<ChosenCase, 'picture'>) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('case', slug)
  return (
    <div className="band case-band-text">
      <p className="soft">
        {place} {year !== null && <span>{year}</span>}
      </p>
      <h2 {...marks('title')}>{title}</h2>
      <div>
        {intro && <p {...marks('intro')}>{intro}</p>}
        <a className="link" href={urlTo(paths.caseItem, slug)}>
          {t('home.readCase')} <span className="visually-hidden">{title}</span>
        </a>
      </div>
    </div>
  )
}

/** Keeps only the lit image, so that the picture has no light switch. */
export const litOnly = (picture: LitImages): LitImages => ({
  ...picture,
  unlit: picture.lit ?? picture.unlit,
  lit: null,
})

const caseBoxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 1 },
  { vw: 100, ratio: 2 },
]

/** Lighting advice for each room, with one number emphasized. */
export function RoomGuideBand({ title, intro, rooms }: RoomGuide) {
  const marks = useMarksHere()
  return (
    <>
      <header>
        <h2 {...marks('title')}>{title}</h2>
        {intro && <p {...marks('intro')}>{intro}</p>}
      </header>
      <ul>
        {rooms.map(({ name, figure, advice, link, picture }, at) => (
          <li key={name} {...marks(`rooms.${at}`)}>
            {picture && (
              <LitPicture
                picture={litOnly(picture)}
                sizes={computeCoverSizes(picture.unlit, roomBoxes)}
                cropped
                maxWidth={800}
                decorative
              />
            )}
            <h3 {...marks(`rooms.${at}.name`)}>{name}</h3>
            <p {...marks(`rooms.${at}.figure`)}>{figure}</p>
            <p {...marks(`rooms.${at}.advice`)}>{advice}</p>
            {link && (
              <ContentLink href={link.href} className="link">
                {link.title}
              </ContentLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const roomBoxes = [
  { when: '(width < 64rem)', vw: 28, ratio: 1 },
  { vw: 16, ratio: 1.25 },
]

/** A designer's quotation, or the introduction if there is none, beside a picture of their work. */
export function DesignerBand({ slug, name, trade, intro, quote, picture }: ChosenDesigner) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('designer', slug)
  return (
    <>
      {picture && <LitPicture picture={picture} sizes="(width < 48rem) 100vw, 42vw" />}
      <div className="designer-band-text">
        {quote ? (
          <blockquote>
            <p {...marks('quote')}>{quote}</p>
          </blockquote>
        ) : (
          <p {...marks('intro')} className="designer-band-intro">
            {intro}
          </p>
        )}
        <h2>
          <a {...marks('name')} href={urlTo(paths.designer, slug)}>
            {name}
          </a>
        </h2>
        {trade && (
          <p {...marks('trade')} className="soft">
            {trade}
          </p>
        )}
        <a className="link" href={urlTo(paths.designers)}>
          {t('home.allDesigners')}
        </a>
      </div>
    </>
  )
}

/** A large picture with a heading and a few lines at its lower edge. */
export function StoryBand({ title, text, link, picture }: Omit<Banner, 'link'> & { link: Banner['link'] | null }) {
  const marks = useMarksHere()
  return (
    <>
      <LitPicture picture={picture} sizes="(width < 48rem) 100vw, 66vw" />
      <div className="story-text">
        <h2 {...marks('title')}>{title}</h2>
        <p {...marks('text')}>{text}</p>
        {link && (
          <ContentLink href={link.href} className="link">
            {link.title}
          </ContentLink>
        )}
      </div>
    </>
  )
}
