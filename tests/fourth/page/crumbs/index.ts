import type { GameKit } from "../../table/kit";
import box from "./box";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import SeatMoves from "./SeatMoves.svelte";
import type { AnyEvent, View } from "./wire";

const kit: GameKit<View, AnyEvent> = {
  ...box,
  play: Play,
  seat: SeatMoves,
  picture: Picture,
  lasts: (event) => (event.type === "move" ? 300 : 0),
};
export default kit;
