import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import type { EditorialContent } from './query.ts'

interface AsideProps {
  contact: EditorialContent['contact']
  /** The page's path. */
  path: string
  /** The trade portal's address; empty for no link. */
  portal: string
}

/** A contact person and a link to the trade portal, beside a page's text. */
export function Aside({ contact, path, portal }: AsideProps) {
  const marks = useMarks()('page', path)
  const { t } = useLanguage()
  return (
    <aside className="editorial-aside">
      {contact && (
        <address {...marks('contact')}>
          <h2>{t('downloads.person')}</h2>
          <p className="editorial-aside-name">{contact.name}</p>
          {contact.role && <p className="soft">{contact.role}</p>}
          {contact.email && <ContentLink href={`mailto:${contact.email}`}>{contact.email}</ContentLink>}
          {contact.phone && <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>}
        </address>
      )}
      {portal && (
        <a className="button button-quiet" href={portal} target="_blank" rel="noopener">
          {t('downloads.portal')}
          <span className="visually-hidden">{` ${t('frame.newTab')}`}</span>
        </a>
      )}
    </aside>
  )
}
