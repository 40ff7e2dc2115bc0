import { useLanguage } from '../../shared/texts/use-translate.ts'
import { EditingDialog } from '../panel/editing-dialog.tsx'
import type { ChosenFile, FileKind } from './file.ts'
import { Library } from './library.tsx'
import { mount } from './mount.tsx'

/**
 * Opens a dialog to choose a file of these kinds from the library, or to upload one. A chosen
 * picture has an alternative text in every language. Resolves to null if the dialog is closed
 * without a choice. The focus then returns to where it was before.
 */
export function pickFile(kinds: FileKind[]): Promise<ChosenFile | null> {
  const host = document.createElement('div')
  document.body.appendChild(host)
  return new Promise(resolve => {
    const end = async (file: ChosenFile | null) => {
      resolve(file)
      ;(await mounted)()
      host.remove()
    }
    const mounted = mount(host, <PickDialog kinds={kinds} onEnd={file => void end(file)} />)
  })
}

function PickDialog({ kinds, onEnd }: { kinds: FileKind[]; onEnd: (file: ChosenFile | null) => void }) {
  const { t } = useLanguage()
  return (
    <EditingDialog title={t('files.title')} wide closedBy="closerequest" onClose={() => onEnd(null)}>
      <Library kinds={kinds} onPick={onEnd} />
    </EditingDialog>
  )
}
