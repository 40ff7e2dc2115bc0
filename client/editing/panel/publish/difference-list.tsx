import { useLanguage } from '../../../shared/texts/use-translate.ts'
import type { ShownDifference } from '../../entry/differences.ts'
import { formatPath } from '../../entry/value.ts'
import type { FormNode } from '../../form/node.ts'
import { formatLabel, Value } from './difference.tsx'

/**
 * Lists the differences between two versions of an entry, with each field's value before and after.
 */
export function DifferenceList({ node, differences }: { node: FormNode; differences: ShownDifference[] }) {
  const { t } = useLanguage()
  if (differences.length === 0) return <p>{t('editing.noDifference')}</p>
  return (
    <ul className="editing-differences">
      {differences.map(({ path, before, after }) => (
        <li key={formatPath(path)}>
          <h3>{formatLabel(node, path)}</h3>
          <del>
            <span className="visually-hidden">{t('editing.before')}: </span>
            <Value value={before} />
          </del>
          <ins>
            <span className="visually-hidden">{t('editing.after')}: </span>
            <Value value={after} />
          </ins>
        </li>
      ))}
    </ul>
  )
}
