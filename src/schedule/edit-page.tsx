import * as paths from '#client/paths.ts'
import * as scheduleNames from '#client/schedule/names.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { AddLamps } from './add-lamps.tsx'
import type { ScheduleItem } from './articles.ts'
import type { Draft, DraftErrors } from './draft.ts'
import { fieldId } from './draft.ts'
import { TotalsRow } from './parts.tsx'
import { RoomFields } from './room-fields.tsx'
import { scheduleLimits } from './schedule.ts'
import { hasRows, type ScheduleTable } from './table.ts'
import { TextField } from './text-field.tsx'

interface EditPageProps {
  draft: Draft
  errors?: DraftErrors
  /** The data of the draft's items, in the same rooms and rows. */
  table: ScheduleTable
  currency: string
  /** The search term; `found` are the items that match it. */
  term?: string
  found?: ScheduleItem[]
  /** The message that says why the schedule or its products cannot be shown. */
  problem?: PlainKey | null
  /** Whether the schedule is new. Then the page lists schedules that the browser has stored. */
  isNew?: boolean
}

/** The page to edit a schedule. Every button submits all fields, and opens the new address. */
export function EditPage({
  draft,
  errors = {},
  table,
  currency,
  term = '',
  found = [],
  problem = null,
  isNew = false,
}: EditPageProps) {
  const { t, urlTo } = useLanguage()
  const isWrong = Object.keys(errors).length > 0
  const own = errors['']
  return (
    <div className="band schedule">
      <header className="schedule-head">
        <div>
          <h1>{t('schedule.title')}</h1>
          <p className="soft">{`${t('schedule.lead')} ${t('schedule.own')}`}</p>
        </div>
      </header>
      {problem && (
        <p className="notice notice-error" role="alert">
          {t(problem)}
        </p>
      )}
      {isNew && <Kept />}
      <form
        className="schedule-form"
        method="post"
        action={urlTo(paths.schedule)}
        noValidate
        {...{ [scheduleNames.part]: 'form' }}
      >
        <div role="alert" {...{ [scheduleNames.part]: 'alert' }}>
          {isWrong && <p className="notice notice-error">{t(own ?? 'schedule.wrong')}</p>}
        </div>
        <p className="notice notice-error" role="alert" hidden {...{ [scheduleNames.part]: 'failed' }}>
          {t('schedule.failed')}
        </p>
        <div className="schedule-project">
          <TextField
            id={fieldId('title')}
            name="title"
            label={t('schedule.project')}
            value={draft.title}
            max={scheduleLimits.title}
            error={errors[fieldId('title')]}
          />
          {/* This button is the first in the form, so that Enter presses it. */}
          <Button type="submit" look="quiet" small name="change" value="update">
            {t('schedule.update')}
          </Button>
          <Button type="submit" small name="change" value="done">
            {t('schedule.done')}
          </Button>
        </div>
        {draft.rooms.map((room, index) => (
          <RoomFields
            key={fieldId('room', index)}
            at={index}
            room={room}
            draft={draft}
            table={table}
            errors={errors}
            currency={currency}
          />
        ))}
        <Button type="submit" look="quiet" small name="change" value="room">
          {t('schedule.addRoom')}
        </Button>
        <AddLamps rooms={draft.rooms} term={term} found={found} />
        {hasRows(table) && (
          <TotalsRow name={t('schedule.total')} totals={table.totals} area={table.area} currency={currency} whole />
        )}
      </form>
    </div>
  )
}

/** A hidden list of schedules in the browser's storage, which `client/schedule` fills in. */
function Kept() {
  const { t } = useLanguage()
  return (
    <section
      className="notice schedule-kept"
      hidden
      {...{ [scheduleNames.part]: 'kept' }}
      {...{ [scheduleNames.forget]: t('schedule.forget', { name: '{name}' }) }}
    >
      <h2>{t('schedule.kept')}</h2>
      <p className="soft">{t('schedule.keptHint')}</p>
      <ul />
    </section>
  )
}
