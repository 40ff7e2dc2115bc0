import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Select } from '#client/shared/ui/form/select.tsx'
import { NumberInput } from '../parts/number-input.tsx'
import { type RoomQuery, roomFields } from './asked.ts'

/** The form: the room, its use, its walls, and the kind of lamps. */
export function RoomForm({ asked }: { asked: RoomQuery }) {
  const { t } = useLanguage()
  const { length, width, height, use, walls, shade, eyes, points, lamps } = asked
  return (
    <>
      <Select label={t('light.use')} name="use" defaultValue={use}>
        {roomFields.use.words.map(word => (
          <option key={word} value={word}>
            {t(`light.${word}`)}
          </option>
        ))}
      </Select>
      <div className="light-pair">
        <NumberInput name="length" label={t('light.roomLength')} field={roomFields.length} typed={length} />
        <NumberInput name="width" label={t('light.roomWidth')} field={roomFields.width} typed={width} />
        <NumberInput name="height" label={t('light.roomHeight')} field={roomFields.height} typed={height} />
        <NumberInput name="points" label={t('light.points')} field={roomFields.points} typed={points} />
      </div>
      <Select label={t('light.walls')} name="walls" defaultValue={walls}>
        <option value="white">{t('light.white')}</option>
        <option value="light">{t('light.lightColour')}</option>
        <option value="medium">{t('light.medium')}</option>
        <option value="dark">{t('light.dark')}</option>
      </Select>
      <Select label={t('light.shade')} name="shade" defaultValue={shade}>
        <option value="round">{t('light.round')}</option>
        <option value="down">{t('light.down')}</option>
        <option value="up">{t('light.up')}</option>
      </Select>
      <Select label={t('light.eyes')} name="eyes" defaultValue={eyes}>
        <option value="young">{t('light.young')}</option>
        <option value="old">{t('light.old')}</option>
      </Select>
      {lamps.length > 0 && <input type="hidden" name="lamps" value={lamps.join()} />}
    </>
  )
}
