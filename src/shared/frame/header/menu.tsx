import * as browserNames from '#client/shared/browser/names.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import { CachedHtml } from '../../document/html-cache.tsx'
import { useMarks } from '../../preview/marks.ts'
import type { HeaderLink, PictureLink } from '../content/global-content.ts'

/**
 * Returns the id of a dropdown of the main menu, which the buttons that open it refer to. `place`
 * counts from 0.
 */
export const menuIdAt = (place: number) => `menu-${place}`

/**
 * The lists of the main menu. The header's buttons open each entry's lists as a dropdown below the
 * header. On phones, the menu's drawer shows all lists at once.
 */
export function Menus({ links }: { links: HeaderLink[] }) {
  return <CachedHtml as="div" className="menus" component={AllMenus} sources={[links]} props={{ links }} />
}

function AllMenus({ links }: { links: HeaderLink[] }) {
  return links.map((entry, at) => entry.lists.length > 0 && <Menu key={entry.href} entry={entry} at={at} />)
}

/** A dropdown: lists of text links, and pictures for the links that have one. */
function Menu({ entry, at }: { entry: HeaderLink; at: number }) {
  const { t } = useLanguage()
  const marks = useMarks()('globalContent', 'global')
  const pictured = entry.lists.flatMap(list => list.links.filter(link => link.image))
  return (
    <nav
      className="menu"
      id={menuIdAt(at)}
      popover="auto"
      {...{ [browserNames.menu]: 'subnav' }}
      aria-label={entry.title}
      {...marks(`header.${at}`)}
    >
      {entry.lists.map(list => (
        <MenuList key={list.title} title={list.title} links={list.links.filter(link => !link.image)} />
      ))}
      {pictured.length > 0 && (
        <ul className="menu-pictures">
          {pictured.map(link => (
            <MenuPicture key={link.href} link={link} />
          ))}
        </ul>
      )}
      {!hasOwnLink(entry) && (
        <ContentLink href={entry.href} className="link menu-all">
          {t('frame.see', { title: entry.title })}
        </ContentLink>
      )}
    </nav>
  )
}

/** Whether one of the lists already links to the page of the menu entry itself. */
const hasOwnLink = ({ href, lists }: HeaderLink) => lists.some(list => list.links.some(link => link.href === href))

function MenuList({ title, links }: { title: string; links: PictureLink[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <h2>{title}</h2>
      <ul>
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
  // Without an unlit picture and a placeholder colour, because every page has this menu.
  const picture = image && { ...image, unlit: { ...(image.lit ?? image.unlit), colour: null }, lit: null }
  return (
    <li>
      {picture && <LitPicture picture={picture} sizes="13rem" maxWidth={400} decorative />}
      <ContentLink href={href}>{title}</ContentLink>
    </li>
  )
}
