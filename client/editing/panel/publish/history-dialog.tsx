import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { buildEntryPath, callContent } from '../../entry/ask.ts'
import { parseDifferences } from '../../entry/differences.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { type History, historyShape, type Version } from '../../entry/shapes.ts'
import { isObject } from '../../entry/value.ts'
import type { FormNode } from '../../form/node.ts'
import { formatTime } from '../../releases/time-text.ts'
import { EditingDialog } from '../editing-dialog.tsx'
import { DifferenceList } from './difference-list.tsx'

interface HistoryDialogProps {
  entry: OpenEntry
  node: FormNode
  onClose: () => void
}

/**
 * A dialog with all versions of an entry, their authors, and their differences from the current
 * version. Earlier versions can be restored.
 */
export function HistoryDialog({ entry, node, onClose }: HistoryDialogProps) {
  const { t } = useLanguage()
  const [{ versions, publications }, setHistory] = useState<History>({ versions: [], publications: [] })
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isOutdated = false
    callContent(buildEntryPath(entry.key, '/history')).then(answer => {
      if (isOutdated) return
      if (answer.ok) setHistory(v.parse(historyShape, answer.value))
      setFailed(!answer.ok)
    }, console.warn)
    return () => {
      isOutdated = true
    }
  }, [entry])

  /**
   * Finds publications that ended between the times of two versions, if no other publication
   * followed at once.
   */
  const findEnded = (from: string, to?: string) =>
    publications.filter(
      ({ until }) =>
        until && until >= from && !(to && until >= to) && !publications.some(({ since }) => since === until),
    )

  async function restore(version: number) {
    if (!(await entry.flush())) return setFailed(true)
    const options = { method: 'POST', body: { version }, version: entry.now().stored.version } as const
    const answer = await callContent(buildEntryPath(entry.key, '/restore'), options)
    if (!answer.ok) return setFailed(true)
    await entry.reload()
    onClose()
  }

  return (
    <EditingDialog title={t('editing.history')} onClose={onClose}>
      {failed && <FieldError id="editing-history" error={t('editing.failed')} />}
      <ol className="editing-versions">
        {versions.map((version, at) => (
          <li key={version.version}>
            <EndedPublications ended={findEnded(version.savedAt, versions[at - 1]?.savedAt)} />
            <VersionLine version={version} entry={entry} node={node} />
            {at > 0 && (
              <Button small look="quiet" onClick={() => restore(version.version)}>
                {t('editing.restore', { number: version.version })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </EditingDialog>
  )
}

/** Shows when and by whom the entry was taken off the site. */
function EndedPublications({ ended }: { ended: History['publications'] }) {
  const { t, locale } = useLanguage()
  return ended.map(({ until, endedBy }) => (
    <p key={until} className="soft">
      {[t('takeOff.ended'), endedBy?.name, formatTime(until ?? '', locale)].filter(Boolean).join(' · ')}
    </p>
  ))
}

function VersionLine({ version, entry, node }: Pick<HistoryDialogProps, 'entry' | 'node'> & { version: Version }) {
  const { t, locale } = useLanguage()
  const [data, setData] = useState<unknown>()
  const time = formatTime(version.savedAt, locale)
  async function load() {
    if (data !== undefined) return
    const answer = await callContent(buildEntryPath(entry.key, `/versions/${version.version}`))
    if (answer.ok && isObject(answer.value)) setData(answer.value.data)
  }
  return (
    <details className="editing-fold" onToggle={load}>
      <summary>
        {[t('editing.version', { number: version.version }), version.author?.name, time].filter(Boolean).join(' · ')}
        {version.publishedAt && <span className="editing-tag">{t('editing.wasPublished')}</span>}
      </summary>
      {data !== undefined && <DifferenceList node={node} differences={parseDifferences(data, entry.now().data)} />}
    </details>
  )
}
