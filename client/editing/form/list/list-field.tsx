import { useRef, useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { Icon } from '../../../shared/ui/picture/icon.tsx'
import * as icons from '../../../shared/ui/picture/icons.ts'
import { formatPath, getValue } from '../../entry/value.ts'
import { up } from '../../icons.ts'
import { ChoosePicture } from '../files/choose-picture.tsx'
import { buildControlId, type NodeFieldProps, useForm } from '../form-context.ts'
import { NeededMark } from '../needed.tsx'
import { createEmptyValue, type FormNode, isPicture } from '../node.ts'
import { useTitles } from '../use-titles.ts'
import { formatItemName, listChoices } from './choices.ts'
import { moveItem, useItemKeys } from './item-keys.ts'
import { useListCommand } from './list-command.ts'
import { Palette } from './palette.tsx'
import { RemovedItem } from './removed-item.tsx'
import { useDragging } from './use-dragging.ts'

/**
 * A field with a list. Items can be added, removed, and moved by buttons or dragging. Screen
 * readers announce each move.
 */
export function ListField({ node, item, label, path }: NodeFieldProps & { item: FormNode }) {
  const { t, locale } = useLanguage()
  const { data, errors, change, Field } = useForm()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [removed, setRemoved] = useState<Removed | null>(null)
  const value = getValue(data, path) ?? node.usual
  const items: unknown[] = Array.isArray(value) ? value : []
  const hasParts = (item.fields.length > 0 || item.kinds.length > 0) && !item.localized
  const choices = listChoices(item, items)
  const keys = useItemKeys(items.length)
  const { dragged, start } = useDragging(list, place)
  const insertion = useListCommand(path, items, { place, remove })

  function place(from: number, to: number) {
    setRemoved(null)
    keys.move(from, to)
    change(path, moveItem(items, from, to))
    setAnnouncement(t('editing.moved', { place: to + 1, total: items.length }))
  }

  function move(from: number, to: number) {
    place(from, to)
    // Focuses the clicked button of the moved item again. At an end of the list this button is
    // disabled, so the item's other button gets the focus.
    requestAnimationFrame(() => {
      const [up, down] =
        list.current?.children[to]?.querySelectorAll<HTMLButtonElement>(':scope > .editing-item button') ?? []
      const button = from > to ? up : down
      ;(button?.disabled ? (from > to ? down : up) : button)?.focus()
    })
  }

  function add(value: unknown, at = insertion?.at ?? items.length) {
    setRemoved(null)
    keys.insert(at)
    change(path, items.toSpliced(at, 0, value))
    insertion?.done()
    requestAnimationFrame(() => {
      const added = list.current?.children[at]
      added?.querySelector('details')?.setAttribute('open', '')
      added?.querySelector<HTMLElement>('input, textarea, select, summary, .editing-item button')?.focus()
    })
  }

  function remove(at: number) {
    keys.remove(at)
    setRemoved({ at, value: items[at], name: formatName(at) })
    change(path, items.length === 1 && node.optional ? undefined : items.toSpliced(at, 1))
    setAnnouncement(t('editing.removed'))
  }

  const refers = item.refers ?? item.fields.find(({ name }) => name === 'product')?.node.refers
  const named = items.map(one => formatItemName(item, one, locale))
  const titles = useTitles(refers ?? '', named)
  const formatName = (at: number) => titles[at] || `${item.label || label} ${at + 1}`
  return (
    <fieldset className="editing-part" id={buildControlId(path)} tabIndex={-1}>
      <legend>
        {label} <NeededMark node={node} />
      </legend>
      {node.hint && <p className="field-hint">{node.hint}</p>}
      <ol ref={list} className="editing-list">
        {items.map((_, at) => {
          const own = [...path, at]
          const isWrong = Object.keys(errors).some(name => `${name}.`.startsWith(`data.${formatPath(own)}.`))
          const field = <Field node={item} label={`${item.label || label} ${at + 1}`} path={own} />
          return (
            <li
              key={keys.keys[at]}
              id={hasParts ? buildControlId(own) : undefined}
              className={dragged ? chooseClass(dragged, at) : undefined}
            >
              <div className="editing-item">
                {items.length > 1 && (
                  <>
                    <span className="icon-button editing-grip" onPointerDown={event => start(event, at)}>
                      <Icon path={grip} small />
                    </span>
                    <Move
                      icon={up}
                      label={t('editing.up', { name: formatName(at) })}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <Move
                      icon={icons.down}
                      label={t('editing.down', { name: formatName(at) })}
                      disabled={at === items.length - 1}
                      onClick={() => move(at, at + 1)}
                    />
                  </>
                )}
                <Move
                  icon={icons.close}
                  label={t('editing.remove', { name: formatName(at) })}
                  onClick={() => remove(at)}
                />
              </div>
              {hasParts ? (
                <details className="editing-fold" open={items.length === 1}>
                  <summary>
                    {formatName(at)}
                    {isWrong && (
                      <>
                        {' '}
                        <span className="editing-tag">{t('notPublished.wrong')}</span>
                      </>
                    )}
                  </summary>
                  {field}
                </details>
              ) : item.kind === 'choice' ? (
                <p className="editing-choice-name">{formatName(at)}</p>
              ) : (
                field
              )}
            </li>
          )
        })}
      </ol>
      {removed && (
        // The key differs for each removal, so that the button gets the focus again.
        <RemovedItem
          key={JSON.stringify(removed)}
          name={removed.name}
          onPutBack={() => add(removed.value, Math.min(removed.at, items.length))}
        />
      )}
      <FieldError id={`${buildControlId(path)}-error`} error={errors[`data.${formatPath(path)}`]} of={label} />
      {choices.length > 0 && <Palette name={label} choices={choices} insertion={insertion} onChoose={add} />}
      {item.kind !== 'choice' && createEmptyValue(item) !== undefined && (
        <Button look="quiet" small onClick={() => add(createEmptyValue(item))}>
          {t('editing.addTo', { name: label })}
        </Button>
      )}
      {isPicture(item) && <ChoosePicture node={item} label={label} path={[...path, items.length]} isAdded />}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </fieldset>
  )
}

/** An item that was removed, and its position. */
interface Removed {
  at: number
  value: unknown
  name: string
}

const grip = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01'

/** The class for the dragged item, and for the item beside which it would be dropped. */
function chooseClass({ from, to }: { from: number; to: number }, at: number) {
  if (at === from) return 'editing-dragged'
  if (at !== to) return undefined
  return to > from ? 'editing-drop-after' : 'editing-drop-before'
}

interface MoveProps {
  icon: string
  label: string
  disabled?: boolean
  onClick: () => void
}

const Move = ({ icon, label, disabled, onClick }: MoveProps) => (
  <button type="button" className="icon-button" aria-label={label} disabled={disabled} onClick={onClick}>
    <Icon path={icon} small />
  </button>
)
