import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

/**
 * Links to other pages, most of which need no account. `isOwn` is set on pages for logged-in
 * customers. There the stylesheet shows the link to find an order only to visitors without scripts,
 * who cannot log in.
 */
export function Ways({ isOwn = false }: { isOwn?: boolean }) {
  const { t, urlTo } = useLanguage()
  const find = { href: urlTo(paths.findOrder), title: t('findOrder.title'), text: t('findOrder.way') }
  const ways: { href: string; title: string; text: string; className?: string }[] = [
    isOwn ? { ...find, className: 'account-unscripted-way' } : find,
    { href: urlTo(paths.favorites), title: t('favorites.title'), text: t('accountWays.favorites') },
    { href: urlTo(paths.withdraw), title: t('order.withdraw'), text: t('accountWays.withdraw') },
    { href: urlTo(paths.contact), title: t('accountWays.help'), text: t('accountWays.helpText') },
  ]
  return (
    <nav className="band" aria-label={t('accountWays.title')}>
      <ul className="account-ways">
        {ways.map(({ href, title, text, className }) => (
          <li key={href} className={className}>
            <a href={href}>{title}</a>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
