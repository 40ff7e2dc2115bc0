import type { LampKind } from '../drawing/measured.ts'
import { Island } from './island.tsx'

interface RoomLightProps {
  picture: { layers: string | null }
  /** The picture that is shown instead on screens in portrait orientation. */
  portrait?: { layers: string | null } | null
  /** The kind of the page's product, which is a lamp in the picture. */
  kind?: LampKind | undefined
}

/**
 * Switches for each lamp of a room's picture. Renders nothing for pictures without light layers.
 */
export const RoomLightIsland = ({ picture: { layers }, portrait, kind }: RoomLightProps) =>
  layers && (
    <Island
      name="room-light/room-light"
      when="interaction"
      sheet="room-light"
      props={{ layers, portrait: portrait?.layers ?? undefined, kind }}
    />
  )
