import { lazy, Suspense } from 'react'
import { getValue } from '../../entry/value.ts'
import { buildControlId, type NodeFieldProps, useForm } from '../form-context.ts'

const BodyEditor = lazy(() => import('./body-editor.tsx'))

/**
 * A field for a text with headings, lists and links. Its editor is as large as React, so it is
 * loaded only when it is needed.
 */
export function LazyBody({ label, path, lang }: NodeFieldProps) {
  const { data, change, isReadOnly } = useForm()
  const value = getValue(data, path)
  return (
    <div className="field editing-body-field">
      <p className="field-label" id={`${buildControlId(path)}-label`}>
        {label}
      </p>
      <Suspense fallback={<div className="editing-body" aria-busy="true" />}>
        <BodyEditor
          id={buildControlId(path)}
          label={label}
          lang={lang}
          isReadOnly={isReadOnly}
          value={Array.isArray(value) ? value : []}
          onChange={blocks => change(path, blocks)}
        />
      </Suspense>
    </div>
  )
}
