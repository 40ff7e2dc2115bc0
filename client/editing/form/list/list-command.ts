import { createContext, use, useEffect, useRef } from 'react'
import { formatEntryKey } from '../../entry/ask.ts'
import { formatPath, isObject, type Path } from '../../entry/value.ts'
import type { PageBlock } from '../../page/blocks/block.ts'
import { useForm } from '../form-context.ts'

/** A change to a list, which an editor requested on the page. */
export interface ListCommand {
  act: 'add' | 'move' | 'remove'
  /** The block to move or remove. For `add`, the block beside which something is added. */
  block: PageBlock
  /** For `move`: the block beside which `block` is moved. */
  beside?: PageBlock
  side: 'before' | 'after'
}

/** A requested command. `done` is called when the command is finished or cancelled. */
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
 * Executes the requested command once, if it concerns this list. For `add`, it only returns the
 * position at which the editor is going to add an item; otherwise it returns null.
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
    // The changed entry is rendered before the command is removed, so this effect runs once more.
    // It must not execute the command a second time.
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
