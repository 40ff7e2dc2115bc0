import { useEffect, useEffectEvent } from 'react'

/** Calls back once the component has left the page, as it was rendered last. */
export function useOnLeave(left: () => void) {
  const leave = useEffectEvent(left)
  useEffect(() => () => leave(), [])
}
