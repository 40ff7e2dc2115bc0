import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import type { Choice } from './choices.ts'
import type { Insertion } from './list-command.ts'

interface PaletteProps {
  /** What it adds to. */
  name: string
  choices: Choice[]
  /** Opens it, for a place in the list that was pressed on the page. */
  insertion: Insertion | null
  onChoose: (value: unknown) => void
}

/** A button that shows what can be added: each kind with one line about it. */
export function Palette({ name, choices, insertion, onChoose }: PaletteProps) {
  const { t } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const id = useId()
  const isAsked = insertion !== null
  useEffect(() => {
    if (!isAsked) return
    setOpen(true)
    // After the form has brought its own field into view.
    requestAnimationFrame(() => whole.current?.querySelector<HTMLElement>('li button')?.focus())
  }, [isAsked])
  useEffect(() => {
    if (isOpen) whole.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  function close() {
    setOpen(false)
    insertion?.done()
    whole.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its buttons.
    <div
      ref={whole}
      className="editing-palette"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <Button look="quiet" small aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('editing.addTo', { name })}
      </Button>
      <ul id={id} hidden={!isOpen}>
        {choices.map(({ key, label, hint, value }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                setOpen(false)
                onChoose(value())
              }}
            >
              <span>{label}</span>
              {hint && <span className="soft">{hint}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
