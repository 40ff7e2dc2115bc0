import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import type { Choice } from './choices.ts'
import type { Insertion } from './list-command.ts'

interface PaletteProps {
  /** The name of the list that items are added to. */
  name: string
  choices: Choice[]
  /** If set, the palette is open, and adds an item at the position that was clicked on the page. */
  insertion: Insertion | null
  onChoose: (value: unknown) => void
}

/** A button that opens a list of what can be added, with a line of text about each kind. */
export function Palette({ name, choices, insertion, onChoose }: PaletteProps) {
  const { t } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const palette = useRef<HTMLDivElement>(null)
  const id = useId()
  const isRequested = insertion !== null
  useEffect(() => {
    if (!isRequested) return
    setOpen(true)
    // Waits until the form has scrolled the list's field into view.
    requestAnimationFrame(() => palette.current?.querySelector<HTMLElement>('li button')?.focus())
  }, [isRequested])
  useEffect(() => {
    if (isOpen) palette.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  function close() {
    setOpen(false)
    insertion?.done()
    palette.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on any of its buttons.
    <div
      ref={palette}
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
