import * as paths from '#client/paths.ts'
import * as frameNames from '#client/shared/frame/names.ts'
import * as favoritesNames from '#client/shared/names/favorites.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Drawer } from '#client/shared/ui/overlay/drawer.tsx'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import { CachedHtml } from '../../document/html-cache.tsx'
import { useMarks } from '../../preview/marks.ts'
import type { HeaderLink } from '../content/global-content.ts'
import { AccountLink } from './account-link.tsx'
import { LanguageLinks, pathOrSlot } from './language-links.tsx'
import { Menus } from './menu.tsx'

interface MenuDrawerProps {
  links: HeaderLink[]
  path: string
  tradePortal: string
}

/**
 * The main menu on phones, which the header's menu button opens. It contains the lists that on wide
 * screens are dropdowns, because each page contains them once.
 */
export function MenuDrawer({ links, path, tradePortal }: MenuDrawerProps) {
  const { t } = useLanguage()
  return (
    <Drawer id={frameNames.menuId} menu="nav" title={t('frame.menu')} from="start" className="menu-drawer">
      <Menus links={links} />
      <CachedHtml
        as="nav"
        className="drawer-body menu-drawer-side"
        aria-label={t('frame.mainMenu')}
        component={SideLinks}
        sources={[links]}
        props={{ links, tradePortal, path: pathOrSlot(path) }}
        path={path}
      />
    </Drawer>
  )
}

/** The menu's entries that have no lists, and links of the header that phones do not show there. */
function SideLinks({ links, path, tradePortal }: MenuDrawerProps) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('globalContent', 'global')
  return (
    <ul>
      {links.map(
        (entry, at) =>
          entry.lists.length === 0 && (
            <li key={entry.href} {...marks(`header.${at}`)}>
              <ContentLink href={entry.href}>{entry.title}</ContentLink>
            </li>
          ),
      )}
      <li>
        <a href={urlTo(paths.professionals)}>{t('frame.professionals')}</a>
      </li>
      <li>
        <ContentLink href={tradePortal}>{t('frame.tradeLogin')}</ContentLink>
      </li>
      <li>
        <AccountLink />
      </li>
      <li>
        <a href={urlTo(paths.favorites)}>
          {`${t('favorites.title')} `}
          <span {...{ [favoritesNames.count]: '' }} />
        </a>
      </li>
      <li>
        <LanguageLinks path={path} />
      </li>
    </ul>
  )
}
