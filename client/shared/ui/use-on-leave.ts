import { useEffect, useEffectEvent } from 'react'

/** Calls `left`, as passed in the last render, when the component is unmounted. */
export function useOnLeave(left: () => void) {
  const leave = useEffectEvent(left)
  useEffect(() => () => leave(), [])
}
