import { useEffect, useEffectEvent } from 'react'

/** A message in place of a widget whose code failed to load. */
export function Missing({ onMissing }: { onMissing: () => void }) {
  const missing = useEffectEvent(onMissing)
  useEffect(() => missing(), [])
  return null
}
