import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../languages.ts'
import type { Mail } from './outbox.ts'
import { Sheet } from './sheet.tsx'

/** A short mail: a heading, paragraphs, and one link. */
export interface Letter {
  language: Language
  subject: string
  heading: string
  paragraphs: string[]
  link: { address: string; text: string } | null
  /** What to do when one did not ask for this mail. */
  note?: string
}

/** A letter as a mail, in HTML and as plain text. */
export const letterMail = (letter: Letter): Mail => ({
  subject: letter.subject,
  html: `<!DOCTYPE html>${renderToStaticMarkup(<Paper {...letter} />)}`,
  text: plainText(letter),
})

function Paper({ language, subject, heading, paragraphs, link, note }: Letter) {
  return (
    <Sheet language={language} subject={subject} heading={heading}>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <a href={link.address}>{link.text}</a>
        </p>
      )}
      {note && <p style={{ color: '#6b6458' }}>{note}</p>}
    </Sheet>
  )
}

const plainText = ({ heading, paragraphs, link, note }: Letter) =>
  [heading, ...paragraphs, ...(link ? [`${link.text}: ${link.address}`] : []), ...(note ? [note] : [])].join('\n\n')
