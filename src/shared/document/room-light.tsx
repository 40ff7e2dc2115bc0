import { Island } from './island.tsx'

/**
 * Switches for each lamp of a room's picture. Renders nothing for pictures without light layers.
 */
export const RoomLightIsland = ({ picture: { layers } }: { picture: { layers: string | null } }) =>
  layers && <Island name="room-light/room-light" when="interaction" sheet="room-light" props={{ layers }} />
