import type { ButtonHTMLAttributes } from 'react'
import { useLanguage } from '../../texts/use-translate.ts'
import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

/**
 * A button with a cross. Pass the attributes that define what it closes, and the `className` that
 * positions it.
 */
export function CloseButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { className: string }) {
  const { t } = useLanguage()
  return (
    <button type="button" {...rest} className={`icon-button ${className}`} aria-label={t('frame.close')}>
      <Icon path={icons.close} />
    </button>
  )
}
