import { useLanguage } from '../../i18n/use-translate.ts'
import { EditingDialog } from '../panel/editing-dialog.tsx'
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
  return (
    <EditingDialog title={t('files.title')} wide closedBy="closerequest" onClose={() => onEnd(null)}>
      <Library kind="picture" onPick={onEnd} />
    </EditingDialog>
  )
}
