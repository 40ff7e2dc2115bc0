import { createContext, use, useEffect, useRef } from 'react'
import { keyText } from '../../entry/ask.ts'
import { isObject, type Path, pathText } from '../../entry/value.ts'
import type { PageBlock } from '../../page/blocks/block.ts'
import { useForm } from '../form-context.ts'

/** What an editor wants of a list, asked for on the page. */
export interface ListCommand {
  act: 'add' | 'move' | 'remove'
  /** What is moved or removed; what is added comes beside it. */
  block: PageBlock
  /** Beside which other block it is moved. */
  beside?: PageBlock
  side: 'before' | 'after'
}

/** `done` is called when it is done, or not wanted any more. */
export type AskedCommand = ListCommand & { done: () => void }

export const ListCommandContext = createContext<AskedCommand | null>(null)

/** Where something is to be added. */
export interface Insertion {
  at: number
  done: () => void
}

interface Acts {
  place: (from: number, to: number) => void
  remove: (at: number) => void
}

/** Does what is asked of this list, once. Null unless something is to be added to it. */
export function useListCommand(path: Path, items: unknown[], { place, remove }: Acts): Insertion | null {
  const { entry, isReadOnly } = useForm()
  const asked = use(ListCommandContext)
  const done = useRef<AskedCommand | null>(null)
  const isOwn = asked && keyText(asked.block.entry) === keyText(entry) && asked.block.field === pathText(path)
  const command = isOwn ? asked : null
  useEffect(() => {
    if (!command || command === done.current || (command.act === 'add' && !isReadOnly)) return
    // A change of the entry is rendered before the command is gone.
    done.current = command
    const from = placeOf(items, command.block)
    if (from >= 0 && !isReadOnly) {
      if (command.act === 'remove') remove(from)
      else place(from, placeBeside(items.toSpliced(from, 1), command, from))
    }
    command.done()
  }, [command, items, isReadOnly, place, remove])
  return command?.act === 'add' ? { at: placeBeside(items, command, items.length), done: command.done } : null
}

const placeOf = (items: unknown[], { key }: PageBlock) =>
  items.findIndex(item => item === key || (isObject(item) && item._key === key))

function placeBeside(items: unknown[], { block, beside = block, side }: ListCommand, otherwise: number) {
  const at = placeOf(items, beside)
  return at < 0 ? otherwise : at + Number(side === 'after')
}
