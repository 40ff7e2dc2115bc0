import { useLanguage } from '../../i18n/use-translate.ts'
import * as uiNames from '../names.ts'
import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

/**
 * The light switch on a picture, for devices without hover. All switches show the same state:
 * `client/product/lights.ts`.
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
    >
      <Icon path={icons.light} small />
    </button>
  )
}
