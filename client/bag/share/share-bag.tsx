import { useId, useState } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import type { LinkedLine } from './bag-link.ts'

/**
 * Few share, so what it takes is fetched when someone comes near: a click must not have to wait for
 * it, or browsers no longer know whose it is.
 */
const load = () => import('./share-link.ts')
const prepare = () => void load().catch(() => {})

/** Gives the bag away as a link: to a client, to whoever pays, to another device. */
export function ShareBag({ lines }: { lines: LinkedLine[] }) {
  const { t, urlTo } = useLanguage()
  const id = useId()
  const [answer, setAnswer] = useState({ of: lines, message: '', link: '' })
  // Another bag is another link.
  const { message, link } = answer.of === lines ? answer : { message: '', link: '' }

  async function share() {
    setAnswer({ of: lines, message: '', link: '' })
    try {
      const { shareBag } = await load()
      const { outcome, url } = await shareBag(lines, urlTo, t('share.title'))
      if (outcome === 'copied') setAnswer({ of: lines, message: t('share.copied'), link: '' })
      if (outcome === 'refused') setAnswer({ of: lines, message: '', link: url })
    } catch {
      setAnswer({ of: lines, message: t('share.failed'), link: '' })
    }
  }

  return (
    <div className="share-link">
      <button type="button" className="link" onPointerEnter={prepare} onFocus={prepare} onClick={() => void share()}>
        {t('bag.share')}
      </button>
      <p role="status" className="soft">
        {message}
        {link && <label htmlFor={id}>{t('share.refused')}</label>}
      </p>
      {link && (
        <input
          id={id}
          className="field-control"
          readOnly
          value={link}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
