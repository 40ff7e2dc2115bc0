/** Placeholder for lines that are loading. `label` is for screen readers. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines, never reordered.
        <span key={line} />
      ))}
    </div>
  )
}
