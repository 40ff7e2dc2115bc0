import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Icon } from '../../../shared/ui/picture/icon.tsx'
import * as icons from '../../../shared/ui/picture/icons.ts'
import type { ListCommand } from '../../form/list/list-command.ts'
import { up } from '../../icons.ts'
import { focusOn } from '../../panel/focus.ts'
import { blockAt, blockName, elementOf, isSameBlock, neighbourOf, type PageBlock } from './block.ts'
import { plus } from './insert-point.tsx'
import { useUnderPointer } from './under-pointer.ts'
import { useCorner } from './use-corner.ts'

interface BlockToolsProps {
  /** Chosen in the panel: its tools get the focus. */
  chosen: PageBlock | null
  /** What was asked is not done yet. */
  isBusy: boolean
  onAsk: (command: ListCommand) => void
}

/** Moves, removes and adds blocks on the page: at the one under the pointer, or with the focus. */
export function BlockTools({ chosen, isBusy, onAsk }: BlockToolsProps) {
  const { t } = useLanguage()
  const tools = useRef<HTMLDivElement>(null)
  /** What had the focus before they got it, and whether they are to get it. */
  const before = useRef<Element | null>(null)
  const isWanted = useRef(false)
  const [block, setBlock] = useState<PageBlock | null>(null)
  const { corner, hold } = useCorner(block)

  function show(target: Element | null) {
    if (isBusy || target?.closest('.editing-tools, .editing-insert')) return
    const next = blockAt(target) ?? blockAt(document.activeElement)
    if (!isSameBlock(next, block)) setBlock(next)
  }
  // Not while they are used by keys: the page scrolls below a pointer that lies still.
  useUnderPointer(target => tools.current?.querySelector(':focus-visible') ?? show(target))
  const showFocused = useEffectEvent(({ target }: FocusEvent) => {
    const found = target instanceof Element && blockAt(target)
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
    elementOf(chosen)?.scrollIntoView({ block: 'start' })
    isWanted.current = true
  }, [chosen])
  useEffect(() => {
    if (!corner || !isWanted.current) return
    isWanted.current = false
    tools.current?.querySelector('button')?.focus()
  }, [corner])

  if (!block || !corner) return null
  const name = blockName(elementOf(block)) || t('blocks.untitled')
  const [above, below] = [neighbourOf(block, 'before'), neighbourOf(block, 'after')]

  function ask(command: ListCommand) {
    if (isBusy) return
    if (command.act === 'move') hold()
    onAsk(command)
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    setBlock(null)
    if (!focusOn(before.current)) focusOn(block && elementOf(block))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be of a form.
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
        onPress={above && (() => ask({ act: 'move', block, beside: above, side: 'before' }))}
      />
      <Tool
        icon={icons.down}
        label={t('blocks.down', { name })}
        onPress={below && (() => ask({ act: 'move', block, beside: below, side: 'after' }))}
      />
      <Tool icon={plus} label={t('blocks.add', { name })} onPress={() => ask({ act: 'add', block, side: 'after' })} />
      <Tool
        icon={icons.close}
        label={t('blocks.remove', { name })}
        onPress={() => ask({ act: 'remove', block, side: 'after' })}
      />
    </div>
  )
}

interface ToolProps {
  icon: string
  label: string
  /** Null where there is nothing to do; the button keeps the focus. */
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
