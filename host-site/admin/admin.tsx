import type { AdminRoomProps } from "../account/admin-room.tsx";
export function Admin(_: AdminRoomProps) {
  return null;
}
