import { useId, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import type { LinkedLine } from './bag-link.ts'

/**
 * The code is loaded when the pointer or focus reaches the button, because browsers permit sharing
 * and copying only shortly after a click.
 */
const load = () => import('./share-link.ts')
const prepare = () => void load().catch(() => {})

/** A button that shares the bag as a link. */
export function ShareBag({ lines }: { lines: LinkedLine[] }) {
  const { t, urlTo } = useLanguage()
  const id = useId()
  const [answer, setAnswer] = useState({ of: lines, message: '', link: '' })
  // When the bag changes, the old link is no longer shown.
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
