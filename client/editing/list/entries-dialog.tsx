import { useLanguage } from '../../shared/texts/use-translate.ts'
import type { Marked } from '../page/marked.ts'
import { EditingDialog } from '../panel/editing-dialog.tsx'
import { EntryList } from './entry-list.tsx'

interface EntriesDialogProps {
  role: string
  onOpen: (marked: Marked, path?: string) => void
  onClose: () => void
}

/** A dialog with all entries, which opens over any page of the preview. */
export function EntriesDialog({ role, onOpen, onClose }: EntriesDialogProps) {
  const { t } = useLanguage()
  return (
    <EditingDialog title={t('editing.allEntries')} wide onClose={onClose}>
      <EntryList role={role} onOpen={onOpen} />
    </EditingDialog>
  )
}
