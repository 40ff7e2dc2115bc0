import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import * as accountNames from '#client/shared/names/account.ts'
import * as bagNames from '#client/shared/names/bag.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Drawer } from '#client/shared/ui/overlay/drawer.tsx'
import { NoticeLink } from '../guarantees/notice-link.tsx'
import { LanguageCountryDrawer } from './country-drawer.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header } from './header/header.tsx'
import { MenuDrawer } from './header/menu-drawer.tsx'
import { SearchDrawer } from './header/search-drawer.tsx'
import { NoScript } from './no-script.tsx'

interface FrameProps extends FooterProps {
  /** This page's path without the locale, for the links to other languages. */
  path: string
  /** The ISO code of the visitor's country; may be a slot. */
  country: string
  /** The trade portal's address, where business customers log in. */
  tradePortal: string
  /** The content of the bag drawer, including its `<h2 class="drawer-title">`. */
  bag: ReactNode
  /** The account forms, of which the drawer shows one, with their `<h2 class="drawer-title">`. */
  account: ReactNode
  /** The list of countries in the drawer that the footer's button opens. */
  countries: ReactNode
  /** The warning for visitors from countries without delivery. */
  warning?: ReactNode
  children: ReactNode
}

/**
 * The frame of every page except the checkout: header, page, footer and drawers. The drawers of the
 * menu and the bag are in the HTML before the page's content, because the header's buttons must
 * open them while the page is still streaming.
 */
export function Frame(props: FrameProps) {
  const {
    content,
    path,
    country,
    place,
    currency,
    tradePortal,
    bag,
    newsletter,
    hasTag,
    account,
    countries,
    warning,
    children,
  } = props
  return (
    <>
      <Header content={content} path={path} tradePortal={tradePortal} />
      <MenuDrawer links={content.header} path={path} tradePortal={tradePortal} />
      <Drawer id={bagNames.drawerId} menu="cart" narrow>
        <NoScript />
        {bag}
        <NoticeLink country={country} />
      </Drawer>
      <main id="main" tabIndex={-1}>
        <NoticeLink country={country} />
        {children}
      </main>
      <Footer content={content} place={place} currency={currency} newsletter={newsletter} hasTag={hasTag} />
      <SearchDrawer />
      <Drawer id={accountNames.drawerId} menu="login" narrow>
        {account}
      </Drawer>
      <LanguageCountryDrawer path={path}>{countries}</LanguageCountryDrawer>
      {warning}
    </>
  )
}

/** The checkout's frame: the shop's name, and no other links. */
export function CheckoutFrame({ content, children }: Pick<FrameProps, 'content' | 'children'>) {
  const { urlTo } = useLanguage()
  return (
    <>
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
