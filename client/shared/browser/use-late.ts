import { useEffect, useState } from 'react'

/** Delay in ms before a wait is announced. */
const lateAfterMs = 4000

/** Whether something has been pending so long that the visitor should be told. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setLate, lateAfterMs, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return late
}
