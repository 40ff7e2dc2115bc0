/**
 * The platform's storage of one object, in memory: what an object writes, and when it wants to be
 * woken. Time is the caller's.
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
  /** The next time (ms) that the object is woken, once; null when it never is. */
  function takeAlarm() {
    const { at } = alarm
    alarm.at = null
    return at
  }
  return { kept, storage, takeAlarm }
}
