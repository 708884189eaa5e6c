import type { Box } from "../../table/kit";
import Cover from "./Cover.svelte";

const box: Box = { cover: Cover, keys: [["1 2 3", "key-numbers"]] };

export default box;
