import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import type { ChosenFile, FileKind } from '../../files/file.ts'

interface ChooseFileProps {
  kinds: FileKind[]
  /** What it is for. */
  label: string
  /** It becomes another one of a list. */
  isAdded?: boolean
  onFile: (file: ChosenFile) => unknown
}

/** Asks for a file in the library, which is loaded then. */
export function ChooseFile({ kinds, label, isAdded, onFile }: ChooseFileProps) {
  const { t } = useLanguage()
  async function choose() {
    const { pickFile } = await import('../../files/pick.tsx')
    const file = await pickFile(kinds)
    if (file) await onFile(file)
  }
  const text = kinds.includes('picture') ? 'editing.choosePicture' : 'editing.chooseFile'
  return (
    <Button look="quiet" small onClick={() => void choose().catch(console.warn)}>
      {t(isAdded ? 'editing.addTo' : text, { name: label })}
    </Button>
  )
}
