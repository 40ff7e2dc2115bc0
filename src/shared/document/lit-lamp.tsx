import { pendant } from '#client/shared/ui/picture/pendant.ts'

/** A decorative lamp that hangs above the text of an `.error-page`. */
export function LitLamp() {
  return (
    <svg className="error-page-lamp" viewBox={pendant.viewBox} aria-hidden="true">
      <path d={pendant.cord} stroke="currentColor" strokeWidth="1.5" />
      <path d={pendant.shade} fill="currentColor" />
      <path d={pendant.bulb} />
    </svg>
  )
}
