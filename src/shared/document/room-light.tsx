import { Island } from './island.tsx'

/** After a picture of a room: its lamps one by one, where the picture has layers. */
export const RoomLightIsland = ({ picture: { layers } }: { picture: { layers: string | null } }) =>
  layers && <Island name="room-light/room-light" when="interaction" sheet="room-light" props={{ layers }} />
