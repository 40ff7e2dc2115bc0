import { useEffect, useRef, useState } from 'react'
import * as editingNames from '../../../shared/names/editing.ts'
import { elementOf, type PageBlock } from './block.ts'

/** Where a block's tools are, in px from the top and the right of the window. */
interface Corner {
  top: number
  right: number
}

const margin = 8

/**
 * The upper right corner of a block, as far as it is in sight; null while it is not. After `hold`
 * the page is scrolled so that the block stays where it is when it has been moved.
 */
export function useCorner(block: PageBlock | null) {
  const [corner, setCorner] = useState<Corner | null>(null)
  const held = useRef<number | null>(null)
  useEffect(() => {
    const measure = () => setCorner(block && cornerOf(block))
    function follow() {
      const top = block && elementOf(block)?.getBoundingClientRect().top
      if (typeof top === 'number' && held.current !== null && top !== held.current) {
        scrollBy({ top: top - held.current, behavior: 'instant' })
        held.current = null
      }
      measure()
    }
    measure()
    const main = document.querySelector('main')
    if (!block || !main) return
    const rendered = new MutationObserver(follow)
    rendered.observe(main, { childList: true, subtree: true, attributeFilter: [editingNames.block] })
    const sized = new ResizeObserver(measure)
    sized.observe(main)
    const stop = new AbortController()
    for (const type of ['scroll', 'resize']) addEventListener(type, measure, { passive: true, signal: stop.signal })
    return () => {
      rendered.disconnect()
      sized.disconnect()
      stop.abort()
    }
  }, [block])
  function hold() {
    held.current = (block && elementOf(block)?.getBoundingClientRect().top) ?? null
  }
  return { corner, hold }
}

function cornerOf(block: PageBlock): Corner | null {
  const box = elementOf(block)?.getBoundingClientRect()
  // It stays in sight while the page scrolls.
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
  const from = Math.max(header, 0)
  if (!box || box.bottom < from || box.top > innerHeight) return null
  const right = document.documentElement.clientWidth - box.right
  return { top: Math.max(box.top, from) + margin, right: Math.max(right, 0) + margin }
}
