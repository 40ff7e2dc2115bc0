import { useEffect, useEffectEvent } from 'react'

/** Stands in the place of a widget whose code does not come, and says so. */
export function Missing({ onMissing }: { onMissing: () => void }) {
  const missing = useEffectEvent(onMissing)
  useEffect(() => missing(), [])
  return null
}
