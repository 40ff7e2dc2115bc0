import { useLanguage } from '../../shared/texts/use-translate.ts'
import type { ReleaseAnswer } from './releases.ts'
import { formatTime } from './time-text.ts'

/** A release in the list of releases. */
export function ReleaseLine({ release, onChoose }: { release: ReleaseAnswer; onChoose: () => void }) {
  const { t } = useLanguage()
  const { name, entries, author } = release
  const details = [t('releases.count', { count: entries.length }), author && t('releases.by', { name: author.name })]
  return (
    <button type="button" onClick={onChoose}>
      <span className="editing-entry-title">{name}</span>
      <span className="soft">{details.filter(Boolean).join(' · ')}</span>
      <span className="editing-tags">
        <ReleaseState release={release} />
      </span>
    </button>
  )
}

/** The state of a release: open, scheduled, published, undone, or not published at its time. */
export function ReleaseState({ release }: { release: ReleaseAnswer }) {
  const { t, locale } = useLanguage()
  const { at, publishedAt, undoneAt, refused } = release
  const text = undoneAt
    ? t('releases.undone', { time: formatTime(undoneAt, locale) })
    : publishedAt
      ? t('releases.published', { time: formatTime(publishedAt, locale) })
      : at
        ? t('releases.scheduled', { time: formatTime(at, locale) })
        : refused
          ? t('releases.notPublished', { time: formatTime(refused.at, locale) })
          : t('releases.opened')
  return <span className="editing-tag">{text}</span>
}
