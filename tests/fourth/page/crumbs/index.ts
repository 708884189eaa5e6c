import type { GameKit } from "../../table/kit";
import Cover from "./Cover.svelte";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import SeatMoves from "./SeatMoves.svelte";
import type { AnyEvent, View } from "./wire";

const kit: GameKit<View, AnyEvent> = {
  cover: Cover,
  play: Play,
  seat: SeatMoves,
  picture: Picture,
  keys: [["1 2 3", "key-numbers"]],
  lasts: (event) => (event.type === "move" ? 300 : 0),
};
export default kit;
