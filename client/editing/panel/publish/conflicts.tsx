import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import type { Conflict } from '../../entry/merge.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { formatPath } from '../../entry/value.ts'
import type { FormNode } from '../../form/node.ts'
import { formatLabel, Value } from './difference.tsx'

interface ConflictsProps {
  entry: OpenEntry
  /** The name of the editor who saved the other version; empty if unknown. */
  by: string
  conflicts: Conflict[]
  node: FormNode
}

/**
 * Lists the values that two editors changed differently. For each field, the editor chooses one of
 * the two values.
 */
export function Conflicts({ entry, by, conflicts, node }: ConflictsProps) {
  const { t } = useLanguage()
  const name = by || t('editing.somebody')
  return (
    <section className="editing-conflicts" aria-label={t('editing.conflict')}>
      <p className="notice">{t('editing.conflictText', { name })}</p>
      {conflicts.map(conflict => (
        <fieldset key={formatPath(conflict.path)}>
          <legend>{formatLabel(node, conflict.path)}</legend>
          <Choice
            words={t('editing.keepMine')}
            value={conflict.mine}
            onChoose={() => entry.choose(conflict, conflict.mine)}
          />
          <Choice
            words={t('editing.takeTheirs', { name })}
            value={conflict.theirs}
            onChoose={() => entry.choose(conflict, conflict.theirs)}
          />
        </fieldset>
      ))}
    </section>
  )
}

function Choice({ words, value, onChoose }: { words: string; value: unknown; onChoose: () => void }) {
  return (
    <div className="editing-choice">
      <p>
        <Value value={value} />
      </p>
      <Button small look="quiet" onClick={onChoose}>
        {words}
      </Button>
    </div>
  )
}
