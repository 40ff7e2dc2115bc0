import * as paths from '#client/paths.ts'
import * as browserNames from '#client/shared/browser/names.ts'
import * as frameNames from '#client/shared/frame/names.ts'
import * as islandNames from '#client/shared/island/names.ts'
import * as bagNames from '#client/shared/names/bag.ts'
import * as favoritesNames from '#client/shared/names/favorites.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import * as icons from '#client/shared/ui/picture/icons.ts'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import { CachedHtml } from '../../document/html-cache.tsx'
import { useMarks } from '../../preview/marks.ts'
import type { GlobalContent, HeaderLink } from '../content/global-content.ts'
import { AccountLink } from './account-link.tsx'
import { BagNotice } from './bag-notice.tsx'
import { LanguageLinks, pathOrSlot } from './language-links.tsx'
import { menuIdAt } from './menu.tsx'

interface HeaderProps {
  content: GlobalContent
  path: string
  tradePortal: string
}

/**
 * The header with the shop's name, the main menu, and links to the trade portal, languages,
 * account, search, favorites and bag. It works without scripts.
 */
export function Header({ content, path, tradePortal }: HeaderProps) {
  const isLinked = path === paths.professionals || content.header.some(({ href }) => href === path)
  return (
    <CachedHtml
      as="header"
      className="site-header"
      component={Content}
      sources={[content]}
      props={{ content, tradePortal, path: pathOrSlot(path), current: isLinked ? path : '' }}
      path={path}
    />
  )
}

interface ContentProps extends HeaderProps {
  /** The page's path if the header links to it, else empty. */
  current: string
}

function Content({ content, path, current, tradePortal }: ContentProps) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('globalContent', 'global')
  return (
    <>
      <div className="site-header-row">
        <button
          type="button"
          className="icon-button site-header-menu"
          popoverTarget={frameNames.menuId}
          aria-label={t('frame.menu')}
        >
          <Icon path={icons.menu} />
        </button>
        <a className="word-mark" href={urlTo(paths.home)}>
          {content.config.shopName}
          <span className="visually-hidden">{`, ${t('frame.home')}`}</span>
        </a>
        <nav className="site-header-nav" aria-label={t('frame.mainMenu')}>
          <ul>
            {content.header.map((entry, index) => (
              <li key={entry.href} {...marks(`header.${index}`)}>
                {entry.lists.length > 0 ? (
                  <button type="button" className="site-header-link" popoverTarget={menuIdAt(index)}>
                    <span>{entry.title}</span>
                    <Icon path={icons.down} small />
                  </button>
                ) : (
                  <TopLink entry={entry} path={current} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header-side">
          <a
            className="site-header-link"
            href={urlTo(paths.professionals)}
            aria-current={current === paths.professionals ? 'page' : undefined}
          >
            <span>{t('frame.professionals')}</span>
          </a>
          <a className="site-header-link" href={tradePortal} target="_blank" rel="noopener">
            <span>{t('frame.tradeLogin')}</span>
            <span className="visually-hidden">{` ${t('frame.newTab')}`}</span>
          </a>
          <LanguageLinks className="site-header-link" path={path} />
          <AccountLink icon />
          <a
            className="icon-button"
            href={urlTo(paths.search)}
            {...{ [browserNames.opens]: frameNames.searchId }}
            aria-label={t('search.title')}
          >
            <Icon path={icons.search} />
          </a>
          <a className="icon-button counted" href={urlTo(paths.favorites)}>
            <Icon path={icons.heart} />
            <span className="visually-hidden">{t('favorites.title')}</span>
            <span {...{ [favoritesNames.count]: '' }} />
          </a>
          <button
            type="button"
            className="bag-button"
            popoverTarget={bagNames.drawerId}
            {...{ [islandNames.wakes]: 'bag/bag-drawer' }}
          >
            <span className="bag-button-word">{t('frame.bag')}</span>
            <span className="counted">
              <Icon path={icons.bag} />
              <span {...{ [bagNames.count]: '' }} />
            </span>
          </button>
        </div>
      </div>
      <BagNotice />
    </>
  )
}

function TopLink({ entry, path }: { entry: HeaderLink; path: string }) {
  return (
    <ContentLink href={entry.href} className="site-header-link" current={entry.href === path}>
      <span>{entry.title}</span>
    </ContentLink>
  )
}
