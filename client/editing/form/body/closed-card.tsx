import { type BlockObjectRenderProps, useEditor } from '@portabletext/editor'
import { type MouseEvent, useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Icon } from '../../../shared/ui/picture/icon.tsx'
import * as icons from '../../../shared/ui/picture/icons.ts'
import { isObject, listTexts } from '../../entry/value.ts'
import { up } from '../../icons.ts'
import { parseStored } from './editor-blocks.ts'

/**
 * A card for a block that the text editor does not support. Editors can move or remove the block,
 * but not change it.
 */
export function ClosedCard({ node, attributes, children, readOnly }: BlockObjectRenderProps) {
  const { t } = useLanguage()
  const editor = useEditor()
  const [announcement, setAnnouncement] = useState('')
  const stored = parseStored(node)
  const type = isObject(stored) ? String(stored._type) : ''
  const name = type === 'block' ? t('editing.closedText') : type
  const at = [{ _key: node._key }]

  function move(direction: 'up' | 'down', { currentTarget }: MouseEvent<HTMLElement>) {
    editor.send({ type: `move.block ${direction}`, at })
    // A moved element loses the focus, so it is focused again.
    requestAnimationFrame(() => currentTarget.focus())
    const { value } = editor.getSnapshot().context
    setAnnouncement(
      t('editing.moved', { place: value.findIndex(one => one._key === node._key) + 1, total: value.length }),
    )
  }

  function remove() {
    editor.send({ type: 'delete.block', at })
    editor.send({ type: 'focus' })
  }

  return (
    <div {...attributes} className="editing-closed">
      {children}
      <div contentEditable={false}>
        <p>
          <strong>{t('editing.closed', { name })}</strong>
        </p>
        <p className="soft">{listTexts(stored).join(' ').slice(0, maxShown)}</p>
        <p className="field-hint">{t('editing.closedWhy')}</p>
        {!readOnly && (
          <div className="actions">
            <CardButton icon={up} label={t('editing.up', { name })} onClick={event => move('up', event)} />
            <CardButton icon={icons.down} label={t('editing.down', { name })} onClick={event => move('down', event)} />
            <CardButton icon={icons.close} label={t('editing.remove', { name })} onClick={remove} />
          </div>
        )}
        <span className="visually-hidden" role="status">
          {announcement}
        </span>
      </div>
    </div>
  )
}

/** The maximum length of the excerpt on a card, in characters. */
const maxShown = 160

interface CardButtonProps {
  icon: string
  label: string
  onClick: (event: MouseEvent<HTMLElement>) => void
}

const CardButton = ({ icon, label, onClick }: CardButtonProps) => (
  // Keys that are pressed in the card must not reach the text editor.
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    onClick={onClick}
    onKeyDown={event => event.stopPropagation()}
  >
    <Icon path={icon} small />
  </button>
)
