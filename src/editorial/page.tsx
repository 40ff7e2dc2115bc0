import { LitPicture } from '#client/ui/lit-picture.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { EditorialPage as Page } from './query.ts'
import { Questions } from './questions.tsx'

/**
 * A page to read, set like a magazine: the title large, a wide picture, the text in a narrow column
 * off centre.
 */
export function EditorialPage({ page, asksAndAnswers }: { page: Page; asksAndAnswers?: boolean }) {
  const { title, lead, picture, body } = page
  const image = picture && (picture.lit ?? picture.unlit)
  const tall = image && image.height > image.width
  return (
    <article className={tall ? 'editorial editorial-tall' : 'editorial'}>
      <header className="band editorial-head">
        <h1>{title}</h1>
        {lead && <p className="editorial-lead">{lead}</p>}
      </header>
      {image && (
        <div className="editorial-picture">
          <LitPicture
            picture={{ alt: picture.alt, unlit: image, lit: null }}
            sizes={tall ? '(width < 48rem) 100vw, 42vw' : '100vw'}
            priority
          />
        </div>
      )}
      <div className="band editorial-body">
        {asksAndAnswers ? <Questions body={body} /> : <RichText blocks={body} editorial />}
      </div>
    </article>
  )
}
