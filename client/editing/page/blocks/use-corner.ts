import { useEffect, useRef, useState } from 'react'
import * as editingNames from '../../../shared/names/editing.ts'
import { findBlockElement, type PageBlock } from './block.ts'

/** The position of a block's tools, in px from the top and the right of the window. */
interface Corner {
  top: number
  right: number
}

/** The distance of the tools from the corner, in px. */
const marginPx = 8

/**
 * Returns the upper right corner of the visible part of a block; null while no part is visible.
 * Call `hold` before a block is moved: the page is then scrolled so that the block stays at its
 * position in the window.
 */
export function useCorner(block: PageBlock | null) {
  const [corner, setCorner] = useState<Corner | null>(null)
  const held = useRef<number | null>(null)
  useEffect(() => {
    const measure = () => setCorner(block && findCorner(block))
    function follow() {
      const top = block && findBlockElement(block)?.getBoundingClientRect().top
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
    held.current = (block && findBlockElement(block)?.getBoundingClientRect().top) ?? null
  }
  return { corner, hold }
}

function findCorner(block: PageBlock): Corner | null {
  const box = findBlockElement(block)?.getBoundingClientRect()
  // The header stays in view while the page scrolls.
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
  const from = Math.max(header, 0)
  if (!box || box.bottom < from || box.top > innerHeight) return null
  const right = document.documentElement.clientWidth - box.right
  return { top: Math.max(box.top, from) + marginPx, right: Math.max(right, 0) + marginPx }
}
