import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'

/** Ways on from the account's pages, also for whoever has none: they need no account. */
export function Ways() {
  const { t, urlTo } = useLanguage()
  const ways = [
    { href: urlTo(paths.findOrder), title: t('findOrder.title'), text: t('findOrder.way') },
    { href: urlTo(paths.favorites), title: t('favorites.title'), text: t('accountWays.favorites') },
    { href: urlTo(paths.withdraw), title: t('order.withdraw'), text: t('accountWays.withdraw') },
    { href: urlTo(paths.contact), title: t('accountWays.help'), text: t('accountWays.helpText') },
    { href: urlTo(paths.shop), title: t('error.toShop'), text: t('accountWays.shop') },
  ]
  return (
    <nav className="band" aria-label={t('accountWays.title')}>
      <ul className="account-ways">
        {ways.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
