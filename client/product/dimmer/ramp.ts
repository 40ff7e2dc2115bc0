/** Duration of a ramp in ms, when the level rises and when it falls. */
const times = { up: 550, down: 350 }

/**
 * Creates a level that moves to its target in a short ramp and calls `notify` at every step. If the
 * visitor prefers reduced motion, it jumps. It begins at `level`, without calling `notify`.
 */
export function createRamp(level: number, notify: (level: number) => void) {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let frame = 0
  const set = (next: number) => {
    level = next
    notify(next)
  }
  return {
    /** Sets the level without a ramp, while the slider is dragged. */
    jump(to: number) {
      cancelAnimationFrame(frame)
      set(to)
    },
    go(to: number) {
      cancelAnimationFrame(frame)
      if (still.matches) return set(to)
      const from = level
      const time = to > from ? times.up : times.down
      let start = -1
      const step = (now: number) => {
        if (start < 0) start = now
        const part = Math.min(1, (now - start) / time)
        set(from + (to - from) * (1 - (1 - part) ** 2))
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
  }
}
