import { createContext, use, useEffect, useRef } from 'react'
import { formatEntryKey } from '../../entry/ask.ts'
import { formatPath, isObject, type Path } from '../../entry/value.ts'
import type { PageBlock } from '../../page/blocks/block.ts'
import { useForm } from '../form-context.ts'

/** A change of a list that an editor requested on the page. */
export interface ListCommand {
  act: 'add' | 'move' | 'remove'
  /** The block to move or remove, or beside which a block is added. */
  block: PageBlock
  /** The other block beside which it is moved. */
  beside?: PageBlock
  side: 'before' | 'after'
}

/** `done` is called when the command is finished or cancelled. */
export type AskedCommand = ListCommand & { done: () => void }

export const ListCommandContext = createContext<AskedCommand | null>(null)

/** The position where an item is to be added. */
export interface Insertion {
  at: number
  done: () => void
}

interface Acts {
  place: (from: number, to: number) => void
  remove: (at: number) => void
}

/**
 * Executes a requested command for this list, once. Returns null unless something is to be added.
 */
export function useListCommand(path: Path, items: unknown[], { place, remove }: Acts): Insertion | null {
  const { entry, isReadOnly } = useForm()
  const request = use(ListCommandContext)
  const done = useRef<AskedCommand | null>(null)
  const isOwn =
    request && formatEntryKey(request.block.entry) === formatEntryKey(entry) && request.block.field === formatPath(path)
  const command = isOwn ? request : null
  useEffect(() => {
    if (!command || command === done.current || (command.act === 'add' && !isReadOnly)) return
    // A change of the entry is rendered before the command is removed, so it must not run twice.
    done.current = command
    const from = findPlace(items, command.block)
    if (from >= 0 && !isReadOnly) {
      if (command.act === 'remove') remove(from)
      else place(from, findPlaceBeside(items.toSpliced(from, 1), command, from))
    }
    command.done()
  }, [command, items, isReadOnly, place, remove])
  return command?.act === 'add' ? { at: findPlaceBeside(items, command, items.length), done: command.done } : null
}

const findPlace = (items: unknown[], { key }: PageBlock) =>
  items.findIndex(item => item === key || (isObject(item) && item._key === key))

function findPlaceBeside(items: unknown[], { block, beside = block, side }: ListCommand, otherwise: number) {
  const at = findPlace(items, beside)
  return at < 0 ? otherwise : at + Number(side === 'after')
}
