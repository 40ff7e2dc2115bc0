import { useEffect, useState } from 'react'

/** Delay in ms before the visitor is told that something is slow. */
const lateAfterMs = 4000

/** Whether something has been pending for so long that the visitor should be told. */
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
