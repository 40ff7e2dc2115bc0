import type { ReactNode } from 'react'
import { LitLamp } from './lit-lamp.tsx'

interface ShortPageProps {
  title: string
  text: string
  /** One button, or a form with one button. */
  children: ReactNode
}

/** A page with a short text and one button, in the layout of the error pages, with a lit lamp. */
export function ShortPage({ title, text, children }: ShortPageProps) {
  return (
    <div className="error-page">
      <LitLamp />
      <div className="band">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="actions">{children}</div>
      </div>
    </div>
  )
}
