import { useId, useState } from 'react'
import { useLanguage } from '../i18n/use-translate.ts'

interface ShareLinkProps {
  /** A path of the shop. */
  path: string
  /** What the link leads to. */
  title: string
  /** Of the button. */
  label: string
}

/** Hands a link over: to the device's own sharing where there is a thumb, else to the clipboard, else to be copied by hand. */
export function ShareLink({ path, title, label }: ShareLinkProps) {
  const { t } = useLanguage()
  const id = useId()
  /** The path that was copied, or could not be: another link is another matter. */
  const [copied, setCopied] = useState('')
  const [refused, setRefused] = useState('')

  async function share() {
    const url = new URL(path, location.origin).href
    setCopied('')
    setRefused('')
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      try {
        return await navigator.share({ title, url })
      } catch (error) {
        // They thought better of it.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      setCopied(path)
    } catch {
      setRefused(path)
    }
  }

  return (
    <div className="share-link">
      <button type="button" className="link" onClick={() => void share()}>
        {label}
      </button>
      <p role="status" className="soft">
        {copied === path && t('share.copied')}
        {refused === path && <label htmlFor={id}>{t('share.refused')}</label>}
      </p>
      {refused === path && (
        <input
          id={id}
          className="field-control"
          readOnly
          value={new URL(path, location.origin).href}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
