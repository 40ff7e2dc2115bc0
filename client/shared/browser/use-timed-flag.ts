import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A flag that becomes false again `time` ms after `raise` was called. Another call restarts the
 * timer.
 */
export function useTimedFlag(time: number): [raised: boolean, raise: () => void] {
  const [raised, setRaised] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const raise = useCallback(() => {
    clearTimeout(timer.current)
    setRaised(true)
    timer.current = setTimeout(setRaised, time, false)
  }, [time])
  return [raised, raise]
}
