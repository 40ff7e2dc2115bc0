import { useLanguage } from '../i18n/use-translate.ts'
import { ShareLink } from '../ui/share-link.tsx'
import { type LinkedLine, writeBagLink } from './bag-link.ts'

/** Gives the bag away as a link: to a client, to whoever pays, to another device. */
export function ShareBag({ lines }: { lines: LinkedLine[] }) {
  const { t, urls } = useLanguage()
  const bag = writeBagLink(lines)
  if (bag === '') return null
  return <ShareLink path={urls.pickup(bag)} title={t('pickup.title')} label={t('bag.share')} />
}
