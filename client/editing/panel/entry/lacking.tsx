import { useLanguage } from '../../../shared/texts/use-translate.ts'
import type { FormNode } from '../../form/node.ts'
import { ToPutRight } from './to-put-right.tsx'

interface LackingProps {
  /** By field, why the entry cannot be published. */
  lacking: Record<string, string>
  node: FormNode
  /** Leads to a field of the form. */
  onLead: (field: string) => void
}

/** Names all that an entry lacks before it can be published, each a way to its field. */
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
