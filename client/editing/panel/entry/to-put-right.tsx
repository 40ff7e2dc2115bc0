import { toSentence } from '../../entry/ask.ts'
import { parsePath } from '../../entry/value.ts'
import type { FormNode } from '../../form/node.ts'
import { labelOf } from '../publish/difference.tsx'

/** More are not listed: putting one right shows the next. */
const maxListed = 3

interface ToPutRightProps {
  /** By field. */
  errors: Record<string, string>
  node: FormNode
  /** To a field: `blocks.1.picture`. */
  onLead: (field: string) => void
  max?: number
}

/** What is wrong, each a way to its field: in a long form it may be out of sight. */
export function ToPutRight({ errors, node, onLead, max = maxListed }: ToPutRightProps) {
  const all = Object.entries(errors)
  if (all.length === 0) return null
  return (
    <ul className="editing-wrong">
      {all.slice(0, max).map(([name, text]) => {
        const field = name.startsWith('data.') ? name.slice('data.'.length) : ''
        const label = field && labelOf(node, parsePath(field))
        return (
          <li key={name}>
            {label ? (
              <button type="button" className="link" onClick={() => onLead(field)}>
                {[label, text].join(': ')}
              </button>
            ) : (
              toSentence(text)
            )}
          </li>
        )
      })}
    </ul>
  )
}
