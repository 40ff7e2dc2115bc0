import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Icon } from '../../../shared/ui/picture/icon.tsx'
import * as icons from '../../../shared/ui/picture/icons.ts'
import type { ListCommand } from '../../form/list/list-command.ts'
import { up } from '../../icons.ts'
import { focusOn } from '../../panel/focus.ts'
import { findBlock, findBlockElement, findNeighbour, isSameBlock, type PageBlock, readBlockName } from './block.ts'
import { plus } from './insert-point.tsx'
import { useUnderPointer } from './under-pointer.ts'
import { useCorner } from './use-corner.ts'

interface BlockToolsProps {
  /** A block that was chosen in the panel; its tools get the focus. */
  chosen: PageBlock | null
  /** Whether the previous command is still running. */
  isBusy: boolean
  onAsk: (command: ListCommand) => void
}

/**
 * Buttons on the page that move, remove and add blocks. They appear at the block under the pointer,
 * or at the block that has the focus.
 */
export function BlockTools({ chosen, isBusy, onAsk }: BlockToolsProps) {
  const { t } = useLanguage()
  const tools = useRef<HTMLDivElement>(null)
  /** The element that had the focus before the tools got it. */
  const before = useRef<Element | null>(null)
  const isFocusWanted = useRef(false)
  const [block, setBlock] = useState<PageBlock | null>(null)
  const { corner, hold } = useCorner(block)

  function show(target: Element | null) {
    if (isBusy || target?.closest('.editing-tools, .editing-insert')) return
    const next = findBlock(target) ?? findBlock(document.activeElement)
    if (!isSameBlock(next, block)) setBlock(next)
  }
  // The pointer is ignored while the tools are used by keyboard, because the page then scrolls
  // under the resting pointer.
  useUnderPointer(target => tools.current?.querySelector(':focus-visible') ?? show(target))
  const showFocused = useEffectEvent(({ target }: FocusEvent) => {
    const found = target instanceof Element && findBlock(target)
    if (found) show(target)
  })
  useEffect(() => {
    const onFocus = (event: FocusEvent) => showFocused(event)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  useEffect(() => {
    if (!chosen) return
    before.current = document.activeElement
    setBlock(chosen)
    findBlockElement(chosen)?.scrollIntoView({ block: 'start' })
    isFocusWanted.current = true
  }, [chosen])
  useEffect(() => {
    if (!corner || !isFocusWanted.current) return
    isFocusWanted.current = false
    tools.current?.querySelector('button')?.focus()
  }, [corner])

  if (!block || !corner) return null
  const name = readBlockName(findBlockElement(block)) || t('blocks.untitled')
  const [above, below] = [findNeighbour(block, 'before'), findNeighbour(block, 'after')]

  function sendCommand(command: ListCommand) {
    if (isBusy) return
    if (command.act === 'move') hold()
    onAsk(command)
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    setBlock(null)
    if (!focusOn(before.current)) focusOn(block && findBlockElement(block))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      ref={tools}
      role="group"
      className="editing-tools"
      style={corner}
      aria-label={t('blocks.tools', { name })}
      onKeyDown={leave}
    >
      <Tool
        icon={up}
        label={t('blocks.up', { name })}
        onPress={above && (() => sendCommand({ act: 'move', block, beside: above, side: 'before' }))}
      />
      <Tool
        icon={icons.down}
        label={t('blocks.down', { name })}
        onPress={below && (() => sendCommand({ act: 'move', block, beside: below, side: 'after' }))}
      />
      <Tool
        icon={plus}
        label={t('blocks.add', { name })}
        onPress={() => sendCommand({ act: 'add', block, side: 'after' })}
      />
      <Tool
        icon={icons.close}
        label={t('blocks.remove', { name })}
        onPress={() => sendCommand({ act: 'remove', block, side: 'after' })}
      />
    </div>
  )
}

interface ToolProps {
  icon: string
  label: string
  /** Null if the action is not possible. The button can get the focus even then. */
  onPress: (() => void) | null
}

const Tool = ({ icon, label, onPress }: ToolProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={!onPress || undefined}
    onClick={() => onPress?.()}
  >
    <Icon path={icon} small />
  </button>
)
