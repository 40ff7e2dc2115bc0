import { useLanguage } from '../../../shared/texts/use-translate.ts'
import type { FormNode } from '../../form/node.ts'
import { ToPutRight } from './to-put-right.tsx'

interface LackingProps {
  /** Why the entry cannot be published, by field. */
  lacking: Record<string, string>
  node: FormNode
  /** Moves the focus to a field of the form. */
  onLead: (field: string) => void
}

/**
 * Lists everything that prevents publishing the entry. A click on a reason moves the focus to its
 * field.
 */
export function Lacking({ lacking, node, onLead }: LackingProps) {
  const { t } = useLanguage()
  if (Object.keys(lacking).length === 0) return null
  return (
    <div>
      <p>{t('notPublished.lacking')}</p>
      <ToPutRight errors={lacking} node={node} onLead={onLead} max={Infinity} />
    </div>
  )
}
