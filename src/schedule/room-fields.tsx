import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import * as icons from '#client/shared/ui/picture/icons.ts'
import { type Draft, type DraftErrors, type DraftPosition, type DraftRoom, fieldId, roomId } from './draft.ts'
import { ArticleCells, ColumnNames, RowFigures, TotalsRow } from './parts.tsx'
import { formatPositionNumber, scheduleLimits } from './schedule.ts'
import type { ScheduleRow, ScheduleTable } from './table.ts'
import { TextField } from './text-field.tsx'

interface RoomFieldsProps {
  /** Index of the room, from 0. */
  at: number
  room: DraftRoom
  draft: Draft
  table: ScheduleTable
  errors: DraftErrors
  currency: string
}

/** The fields of a room and its positions; `parseDraft` relies on their order. */
export function RoomFields({ at, room, draft, table, errors, currency }: RoomFieldsProps) {
  const { t } = useLanguage()
  const number = at + 1
  const shown = table.rooms[at]
  const [nameId, areaId] = [fieldId('room', at), fieldId('area', at)]
  return (
    <section className="schedule-room" aria-label={t('schedule.room', { number })} id={roomId(number)}>
      <div className="schedule-room-fields">
        <TextField
          id={nameId}
          name="room"
          label={t('schedule.roomName', { number })}
          value={room.name}
          max={scheduleLimits.name}
          error={errors[nameId]}
        />
        <TextField
          id={areaId}
          name="area"
          label={t('schedule.area')}
          value={room.area}
          inputMode="decimal"
          error={errors[areaId]}
        />
        <button
          type="submit"
          className="link"
          name="change"
          value={`removeRoom-${at}`}
          aria-label={t('schedule.removeRoomOf', { number })}
        >
          {t('schedule.removeRoom')}
        </button>
      </div>
      {room.positions.length === 0 ? (
        <p className="soft">{t('schedule.emptyRoom')}</p>
      ) : (
        <>
          <ColumnNames />
          <ol className="schedule-rows">
            {room.positions.map((position, index) => {
              const row = shown?.rows[index]
              return (
                row && (
                  <PositionFields
                    key={fieldId('mark', at, index)}
                    at={[at, index]}
                    position={position}
                    row={row}
                    rooms={draft.rooms}
                    errors={errors}
                  />
                )
              )
            })}
          </ol>
          {shown && (
            <TotalsRow name={t('schedule.roomTotal')} totals={shown.totals} area={shown.area} currency={currency} />
          )}
        </>
      )}
    </section>
  )
}

interface PositionFieldsProps {
  /** Indexes of the room and the position, from 0. */
  at: [room: number, position: number]
  position: DraftPosition
  row: ScheduleRow
  rooms: DraftRoom[]
  errors: DraftErrors
}

function PositionFields({ at, position, row, rooms, errors }: PositionFieldsProps) {
  const { t } = useLanguage()
  const { number, missing } = row
  const [quantityId, noteId, markId] = [fieldId('quantity', ...at), fieldId('note', ...at), fieldId('mark', ...at)]
  return (
    <li className={missing ? 'schedule-row schedule-row-missing' : 'schedule-row'}>
      <ArticleCells
        row={row}
        mark={
          <TextField
            id={markId}
            name="mark"
            label={t('schedule.markOf', { number })}
            value={position.mark}
            max={scheduleLimits.mark}
            placeholder={formatPositionNumber(...at)}
            error={errors[markId]}
            hidesLabel="always"
          />
        }
      >
        <FinishField item={position.item} row={row} />
        <div className="schedule-move">
          <SelectField
            name="to"
            label={t('schedule.inOf', { number })}
            value={String(at[0])}
            options={[
              ...rooms.map(
                ({ name }, room) => [String(room), name || t('schedule.room', { number: room + 1 })] as const,
              ),
              ['new', t('schedule.newRoom')] as const,
            ]}
          />
          <button
            type="submit"
            className="link"
            name="change"
            value={`remove-${at.join('-')}`}
            aria-label={t('schedule.removeOf', { number })}
          >
            {t('schedule.remove')}
          </button>
        </div>
      </ArticleCells>
      <div className="schedule-note">
        <TextField
          id={noteId}
          name="note"
          label={t('schedule.noteOf', { number })}
          value={position.note}
          max={scheduleLimits.note}
          error={errors[noteId]}
          hidesLabel="wide"
        />
      </div>
      <RowFigures
        row={row}
        quantity={
          <TextField
            id={quantityId}
            name="quantity"
            label={t('schedule.quantityOf', { number })}
            value={position.quantity}
            inputMode="numeric"
            error={errors[quantityId]}
            hidesLabel="always"
          />
        }
      />
    </li>
  )
}

/** A select box for finish and size, or a hidden field if there is only one. */
function FinishField({ item, row: { article, number } }: { item: string; row: ScheduleRow }) {
  const { t } = useLanguage()
  const finishes = article?.finishes ?? []
  if (finishes.length < 2) return <input type="hidden" name="item" value={item} />
  return (
    <SelectField
      name="item"
      label={t('schedule.finishOf', { number })}
      value={item}
      options={finishes.map(({ item, name }) => [item, name] as const)}
    />
  )
}

interface SelectFieldProps {
  name: string
  label: string
  value: string
  options: (readonly [value: string, name: string])[]
}

export function SelectField({ name, label, value, options }: SelectFieldProps) {
  return (
    <div className="field-select">
      <select className="field-control" name={name} aria-label={label} defaultValue={value} autoComplete="off">
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon path={icons.down} small />
    </div>
  )
}
