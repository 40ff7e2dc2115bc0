/** Stands for lines that are being fetched. `label` is what a screen reader hears instead. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity, never moved.
        <span key={line} />
      ))}
    </div>
  )
}
