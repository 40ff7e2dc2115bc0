import { useEffect, useEffectEvent } from 'react'

/** Calls `left` when the component is unmounted. The function of the last render is used. */
export function useOnLeave(left: () => void) {
  const leave = useEffectEvent(left)
  useEffect(() => () => leave(), [])
}
