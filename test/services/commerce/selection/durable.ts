/**
 * Creates a Durable Object's storage in memory. `kept` has the stored values. Alarms do not run by
 * themselves: tests take them with `takeAlarm` and set the clock.
 */
export function createDurableStorage() {
  const kept = new Map<string, unknown>()
  const alarm = { at: null as number | null }
  const storage = {
    kv: {
      get: (name: string) => structuredClone(kept.get(name)),
      put: (name: string, value: unknown) => void kept.set(name, structuredClone(value)),
      delete: (name: string) => kept.delete(name),
    },
    setAlarm: async (at: number) => {
      alarm.at = at
    },
    deleteAll: async () => {
      kept.clear()
      alarm.at = null
    },
  }
  /** Removes the alarm and returns its time in ms, or null if none is set. */
  function takeAlarm() {
    const { at } = alarm
    alarm.at = null
    return at
  }
  return { kept, storage, takeAlarm }
}
