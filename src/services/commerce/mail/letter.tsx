import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../lib/languages.ts'
import type { UnsubscribeLinks } from '../newsletter/links.ts'
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
  /** Of mails that one may have too many of. */
  unsubscribe?: UnsubscribeLinks
}

const stop = { en: 'No more emails like this', sv: 'Inga fler sådana mejl' }

/** A letter as a mail, in HTML and as plain text. */
export const letterMail = (letter: Letter): Mail => ({
  subject: letter.subject,
  html: `<!DOCTYPE html>${renderToStaticMarkup(<Paper {...letter} />)}`,
  text: plainText(letter),
  ...(letter.unsubscribe && {
    // RFC 8058: the mail program's own button ends it, without a page.
    headers: {
      'List-Unsubscribe': `<${letter.unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})

function Paper({ language, subject, heading, paragraphs, link, note, unsubscribe }: Letter) {
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
      {note && <p style={soft}>{note}</p>}
      {unsubscribe && (
        <p style={soft}>
          <a href={unsubscribe.page} style={soft}>
            {stop[language]}
          </a>
        </p>
      )}
    </Sheet>
  )
}

const soft = { color: '#6b6458' }

const plainText = ({ language, heading, paragraphs, link, note, unsubscribe }: Letter) =>
  [
    heading,
    ...paragraphs,
    ...(link ? [`${link.text}: ${link.address}`] : []),
    ...(note ? [note] : []),
    ...(unsubscribe ? [`${stop[language]}: ${unsubscribe.page}`] : []),
  ].join('\n\n')
