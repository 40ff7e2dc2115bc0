import * as browserNames from '#client/browser/names.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { Icon } from '#client/ui/picture/icon.tsx'
import * as icons from '#client/ui/picture/icons.ts'
import { LitPicture } from '#client/ui/picture/lit-picture.tsx'
import { ContentLink } from '#client/ui/text/rich-text.tsx'
import type { HeaderLink, PictureLink } from '../content/global-content.ts'

/** The dropdown of a header link: its lists as text links, and pictures for links that have one. */
export function Menu({ entry, id }: { entry: HeaderLink; id: string }) {
  return (
    <div className="menu" id={id} popover="auto" {...{ [browserNames.menu]: 'subnav' }}>
      <MenuSheet entry={entry} />
    </div>
  )
}

function MenuSheet({ entry }: { entry: HeaderLink }) {
  const { t } = useLanguage()
  const pictured = entry.lists.flatMap(list => list.links.filter(link => link.image))
  return (
    <div className="menu-sheet">
      {entry.lists.map(list => (
        <MenuList key={list.title} title={list.title} links={list.links.filter(link => !link.image)} />
      ))}
      {pictured.length > 0 && (
        <ul className="menu-pictures lights">
          {pictured.map(link => (
            <MenuPicture key={link.href} link={link} />
          ))}
        </ul>
      )}
      {!leadsHome(entry) && (
        <ContentLink href={entry.href} className="link menu-all">
          {t('frame.see', { title: entry.title })}
        </ContentLink>
      )}
    </div>
  )
}

/** Whether one of its links already has the same target as the opener itself. */
const leadsHome = ({ href, lists }: HeaderLink) => lists.some(list => list.links.some(link => link.href === href))

function MenuList({ title, links }: { title: string; links: PictureLink[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <h2 className="menu-title">{title}</h2>
      <ul className="menu-links">
        {links.map(link => (
          <li key={link.href}>
            <ContentLink href={link.href}>{link.title}</ContentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function MenuPicture({ link: { image, title, href } }: { link: PictureLink }) {
  // Without placeholder colours: they weigh on every page, and a menu is seldom open.
  const picture = image && { ...image, unlit: { ...image.unlit, colour: null } }
  return (
    <li className="lit-by">
      {picture && <LitPicture picture={picture} sizes="13rem" maxWidth={400} decorative />}
      <ContentLink href={href}>{title}</ContentLink>
    </li>
  )
}

/** The same on phones: an accordion. */
export function FoldedMenu({ entry }: { entry: HeaderLink }) {
  const { t } = useLanguage()
  return (
    <details name="menu">
      <summary>
        {entry.title}
        <Icon path={icons.down} small />
      </summary>
      {!leadsHome(entry) && <ContentLink href={entry.href}>{t('frame.see', { title: entry.title })}</ContentLink>}
      {entry.lists.map(list => (
        <ul key={list.title} aria-label={list.title}>
          {list.links.map(link => (
            <li key={link.href}>
              <ContentLink href={link.href}>{link.title}</ContentLink>
            </li>
          ))}
        </ul>
      ))}
    </details>
  )
}
