import { useEffect, useEffectEvent } from 'react'

/** Replaces a widget whose code failed to load. Renders nothing and calls `onMissing`. */
export function Missing({ onMissing }: { onMissing: () => void }) {
  const missing = useEffectEvent(onMissing)
  useEffect(() => missing(), [])
  return null
}
