import { useLanguage } from '../../texts/use-translate.ts'
import * as uiNames from '../names.ts'

/**
 * The light switch on a picture, for devices without hover. All switches on a page show the same
 * state (`client/product/lights.ts`).
 */
export function LightButton() {
  const { t } = useLanguage()
  return (
    <button
      type="button"
      className="light-button"
      {...{ [uiNames.lightSwitch]: '' }}
      aria-pressed="false"
      aria-label={t('product.lampsOn')}
    />
  )
}
