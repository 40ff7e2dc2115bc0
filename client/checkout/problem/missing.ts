import { useEffect, useEffectEvent } from 'react'

/** Renders nothing, and reports that a widget's code failed to load. */
export function Missing({ onMissing }: { onMissing: () => void }) {
  const missing = useEffectEvent(onMissing)
  useEffect(() => missing(), [])
  return null
}
