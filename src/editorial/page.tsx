import type { ReactNode } from 'react'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import { TestedFacts } from './accessibility/tested-facts.tsx'
import { Parts } from './parts.tsx'
import type { EditorialContent as Page } from './query.ts'
import { Questions } from './questions.tsx'

/**
 * The layout of the text. `questions` hides answers until a question is opened, `long` has a table
 * of contents, and `accessibility` shows the result of the last accessibility tests.
 */
export type EditorialKind = 'text' | 'long' | 'questions' | 'accessibility'

interface EditorialPageProps {
  page: Page
  path: string
  kind?: EditorialKind
  /** Content beside the text, or before it on phones. */
  aside?: ReactNode
  /** Sections below the text. */
  children?: ReactNode
}

/** An editorial page with a large title, a wide picture, and the text in a narrow column. */
export function EditorialPage({ page, path, kind = 'text', aside, children }: EditorialPageProps) {
  const marks = useMarks()('page', path)
  const { title, lead, picture, body } = page
  const image = picture && (picture.lit ?? picture.unlit)
  const tall = image && image.height > image.width
  return (
    <article className={tall ? 'editorial editorial-tall' : 'editorial'}>
      <header className="band editorial-head">
        <h1 {...marks('title')}>{title}</h1>
        {lead && (
          <p {...marks('lead')} className="editorial-lead">
            {lead}
          </p>
        )}
      </header>
      {image && (
        <div {...marks('picture')} className="editorial-picture">
          <LitPicture
            picture={{ alt: picture.alt, unlit: image, lit: null }}
            sizes={tall ? '(width < 48rem) 100vw, 42vw' : '100vw'}
            priority
          />
        </div>
      )}
      <div {...marks('body')} className="band editorial-body">
        {aside}
        <Body body={body} kind={kind} />
      </div>
      {children}
    </article>
  )
}

function Body({ body, kind }: { body: Page['body']; kind: EditorialKind }) {
  if (kind === 'questions') return <Questions body={body} />
  if (kind === 'long') return <Parts body={body} />
  if (kind === 'text') return <RichText blocks={body} editorial />
  const heading = body.findIndex(block => 'style' in block && block.style === 'h2')
  const start = heading < 0 ? body.length : heading
  return (
    <>
      <RichText blocks={body.slice(0, start)} editorial />
      <TestedFacts />
      <RichText blocks={body.slice(start)} editorial />
    </>
  )
}
