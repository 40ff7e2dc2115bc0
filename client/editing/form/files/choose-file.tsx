import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import type { ChosenFile, FileKind } from '../../files/file.ts'

interface ChooseFileProps {
  kinds: FileKind[]
  /** The name of the field that the file is for. */
  label: string
  /** Whether the file is added to a list, instead of replacing a file. */
  isAdded?: boolean
  onFile: (file: ChosenFile) => unknown
}

/** A button to choose a file in the library. The library's code is loaded on click. */
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
