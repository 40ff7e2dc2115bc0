import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

export interface AccordionPanel {
  title: string
  content: ReactNode
}

interface AccordionProps {
  /** Opening a panel closes the other panels with the same name. */
  name: string
  panels: AccordionPanel[]
  /** Whether several panels may be open at a time. */
  multiple?: boolean
  firstOpen?: boolean
  /** Whether the panels are open columns on wide screens, and an accordion on phones. */
  asTabs?: boolean
}

/**
 * Panels that visitors open and close. Only one is open at a time, unless `multiple` is set. They
 * are `<details>` elements, so they need no script, and the browser's search in the page opens
 * them.
 */
export function Accordion({ name, panels, multiple, firstOpen, asTabs }: AccordionProps) {
  return (
    <div className={asTabs ? 'accordion tabs' : 'accordion'}>
      {panels.map(({ title, content }, index) => (
        <details key={title} name={multiple ? undefined : name} open={(firstOpen || asTabs) && index === 0}>
          <summary>
            {asTabs ? <h2>{title}</h2> : title}
            <Icon path={icons.down} />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  )
}
