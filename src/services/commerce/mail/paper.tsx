import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../languages.ts'
import type { Mail } from './outbox.ts'

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

/** Mail programs know no stylesheets: styles stand beside the elements. */
function Paper({ language, subject, heading, paragraphs, link, note }: Letter) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body style={paper}>
        <h1 style={{ fontWeight: 'normal' }}>{heading}</h1>
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <a href={link.address}>{link.text}</a>
          </p>
        )}
        {note && <p style={{ color: '#6b6458' }}>{note}</p>}
      </body>
    </html>
  )
}

const paper = {
  fontFamily: 'Georgia, serif',
  color: '#221f1a',
  maxWidth: '36rem',
  margin: '2rem auto',
  padding: '0 1rem',
}

const plainText = ({ heading, paragraphs, link, note }: Letter) =>
  [heading, ...paragraphs, ...(link ? [`${link.text}: ${link.address}`] : []), ...(note ? [note] : [])].join('\n\n')
