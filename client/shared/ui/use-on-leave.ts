import { useEffect, useEffectEvent } from 'react'

/** Calls the callback of the last render after the component was unmounted. */
export function useOnLeave(left: () => void) {
  const leave = useEffectEvent(left)
  useEffect(() => () => leave(), [])
}
