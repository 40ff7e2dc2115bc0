import { useLanguage } from '../../shared/texts/use-translate.ts'
import type { FormNode } from './node.ts'

/**
 * A note beside a field's name, which says that the field is optional or is needed only for
 * publishing. Renders nothing for other fields.
 */
export function NeededMark({ node }: { node: FormNode }) {
  const { t } = useLanguage()
  if (node.neededToPublish) return <span className="field-optional">{t('editing.neededToPublish')}</span>
  return node.optional && <span className="field-optional">{t('field.optional')}</span>
}
