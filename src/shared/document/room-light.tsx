import { Island } from './island.tsx'

/** Follows a room's picture: switches its lamps one by one, where the picture has light layers. */
export const RoomLightIsland = ({ picture: { layers } }: { picture: { layers: string | null } }) =>
  layers && <Island name="room-light/room-light" when="interaction" sheet="room-light" props={{ layers }} />
