import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

export interface AccordionPanel {
  title: string
  content: ReactNode
}

interface AccordionProps {
  /** Panels with the same name close each other. */
  name: string
  panels: AccordionPanel[]
  /** Any number may be open at a time. */
  multiple?: boolean
  firstOpen?: boolean
  /** Headed parts side by side where there is room, an accordion on phones. */
  asTabs?: boolean
}

/**
 * One panel is open at a time unless `multiple` (specification, §2). Uses `<details>` only: no
 * script, and the browser's search opens panels.
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
