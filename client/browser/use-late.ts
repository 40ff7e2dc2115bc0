import { useEffect, useState } from 'react'

/** After this long, in ms, whoever waits is told; the waiting goes on. */
export const lateness = 4000

/** Whether something has been waited for so long that it should be said. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setLate, lateness, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return late
}
