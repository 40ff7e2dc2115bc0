import { useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/picture/icon.tsx'
import * as icons from '../../ui/picture/icons.ts'
import type { PagePicture } from './file.ts'
import { Library } from './library.tsx'
import { mount } from './mount.tsx'

/**
 * Asks for a picture in a dialog over the page: from the library, or uploaded there. Null when the
 * dialog is closed without one. The focus returns to where it was.
 */
export function pickPicture(): Promise<PagePicture | null> {
  const host = document.createElement('div')
  document.body.appendChild(host)
  return new Promise(resolve => {
    const end = async (picture: PagePicture | null) => {
      resolve(picture)
      ;(await mounted)()
      host.remove()
    }
    const mounted = mount(host, <PickDialog onEnd={picture => void end(picture)} />)
  })
}

function PickDialog({ onEnd }: { onEnd: (picture: PagePicture | null) => void }) {
  const { t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const picked = useRef<PagePicture | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="files-dialog" aria-labelledby="files-title" onClose={() => onEnd(picked.current)}>
      <header>
        <h2 id="files-title">{t('files.title')}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('frame.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={icons.close} />
        </button>
      </header>
      <Library
        kind="picture"
        onPick={picture => {
          picked.current = picture
          dialog.current?.close()
        }}
      />
    </dialog>
  )
}
