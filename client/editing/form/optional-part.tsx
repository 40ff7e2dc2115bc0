import type { ReactNode } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'

interface OptionalPartProps {
  name: string
  isThere: boolean
  /** Whether the button can add the part. If not, its own controls add it and are always shown. */
  canAdd: boolean
  onChange: (isThere: boolean) => void
  children: ReactNode
}

/** A part that an entry may omit, with a button to add or remove it. */
export function OptionalPart({ name, isThere, canAdd, onChange, children }: OptionalPartProps) {
  const { t } = useLanguage()
  return (
    <>
      {(isThere || !canAdd) && children}
      {(isThere || canAdd) && (
        <Button look="quiet" small onClick={() => onChange(!isThere)}>
          {t(isThere ? 'editing.remove' : 'editing.add', { name })}
        </Button>
      )}
    </>
  )
}
