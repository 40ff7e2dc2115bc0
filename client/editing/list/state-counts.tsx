import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { countEntries } from './entries.ts'
import { stateKeys, stateNames } from './states.ts'

interface StateCountsProps {
  /** The current filters of the list. When they change, the entries are counted again. */
  wanted: { state: string }
  onChoose: (state: string) => void
}

/**
 * Buttons with the number of unfinished entries in each state. A click shows these entries; another
 * click shows all entries.
 */
export function StateCounts({ wanted, onChoose }: StateCountsProps) {
  const { t } = useLanguage()
  const [counts, setCounts] = useState<Record<string, number>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: new filters need new counts.
  useEffect(() => {
    let isOutdated = false
    countEntries().then(found => !isOutdated && setCounts(found), console.warn)
    return () => {
      isOutdated = true
    }
  }, [wanted])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className="editing-counts" role="group" aria-label={t('entryList.unfinished')}>
      {stateNames
        .filter(name => name !== 'published' && (counts[name] || wanted.state === name))
        .map(name => (
          <button
            key={name}
            type="button"
            aria-pressed={wanted.state === name}
            onClick={() => onChoose(wanted.state === name ? '' : name)}
          >
            {`${t(stateKeys[name])} `}
            <strong>{counts[name] ?? 0}</strong>
          </button>
        ))}
    </div>
  )
}
