import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'
import { Drawer } from '#client/ui/overlay/drawer.tsx'
import { CountryDrawer } from './country-drawer.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { NoScript } from './no-script.tsx'
import { SearchDrawer } from './search-drawer.tsx'

interface FrameProps extends FooterProps {
  /** Of this page, without its locale: the other language has the same. */
  path: string
  /** The trade portal's address, where business customers log in. */
  tradePortal: string
  /** What the bag drawer shows. It brings its own `<h2 class="drawer-title" id="bag-title">`. */
  bag: ReactNode
  /**
   * The forms of the account, one at a time. It brings its own `<h2 class="drawer-title"
   * id="account-title">`.
   */
  account: ReactNode
  /** The list of countries, inside the drawer that the footer's button opens. */
  countries: ReactNode
  /** What visitors are told from where the shop does not deliver to. */
  warning?: ReactNode
  /** What offers the newsletter, late and once. */
  offer: ReactNode
  children: ReactNode
}

/** What stands around every page: skip link, header, the page, footer, and the drawers. */
export function Frame(props: FrameProps) {
  const {
    content,
    path,
    country,
    currency,
    tradePortal,
    bag,
    newsletter,
    hasTag,
    account,
    countries,
    warning,
    offer,
    children,
  } = props
  const { t } = useLanguage()
  return (
    <>
      <a className="skip-link visually-hidden" href="#main">
        {t('frame.skip')}
      </a>
      <Header content={content} path={path} tradePortal={tradePortal} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer content={content} country={country} currency={currency} newsletter={newsletter} hasTag={hasTag} />
      <MenuDrawer links={content.header} path={path} tradePortal={tradePortal} />
      <Drawer id="bag" menu="cart" narrow>
        <NoScript />
        {bag}
      </Drawer>
      <SearchDrawer popular={content.config.popularSearches} />
      <Drawer id="account" menu="login" narrow>
        {account}
      </Drawer>
      <CountryDrawer path={path}>{countries}</CountryDrawer>
      {warning}
      {offer}
    </>
  )
}

/** The checkout's frame: the shop's name and nothing else to follow. */
export function QuietFrame({ content, children }: Pick<FrameProps, 'content' | 'children'>) {
  const { t, urlTo } = useLanguage()
  return (
    <>
      <a className="skip-link visually-hidden" href="#main">
        {t('frame.skip')}
      </a>
      <header className="site-header">
        <div className="site-header-row">
          <a className="word-mark" href={urlTo(paths.home)}>
            {content.config.shopName}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
