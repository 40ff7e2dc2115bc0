import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'

export interface Panel {
  title: string
  content: ReactNode
}

interface AccordionProps {
  /** Panels of one name close each other. */
  name: string
  panels: Panel[]
  /** Any number may be open at a time. */
  multiple?: boolean
  firstOpen?: boolean
  /** Tabs where there is room, an accordion on phones. One panel is always open then. */
  asTabs?: boolean
}

/**
 * One panel open at a time unless `multiple` (specification, §2). By `<details>` alone: no script,
 * and the browser's search opens it.
 */
export function Accordion({ name, panels, multiple, firstOpen, asTabs }: AccordionProps) {
  return (
    <div className={asTabs ? 'accordion tabs' : 'accordion'}>
      {panels.map(({ title, content }, index) => (
        <details key={title} name={multiple ? undefined : name} open={(firstOpen || asTabs) && index === 0}>
          <summary>
            {title}
            <Icon name="down" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  )
}
