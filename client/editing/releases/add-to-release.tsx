import { useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import type { EntryId } from '../entry/ask.ts'
import { ReleasesDialog } from './releases-dialog.tsx'

/**
 * A button that adds an entry to a release. It opens a dialog where a release is chosen or created.
 */
export function AddToRelease({ entry, role }: { entry: EntryId; role: string }) {
  const { t } = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button small look="quiet" onClick={() => setChoosing(true)}>
        {t('releases.add')}
      </Button>
      {isChoosing && <ReleasesDialog role={role} adding={entry} onClose={() => setChoosing(false)} />}
    </>
  )
}
