/** The kitchen as far as it has been told: while events are still to be played, the view is ahead of what is shown. */
import { CAT, mouseNumber, type ChopChopEvent, type ChopChopView, type Kitchen, type Place } from './view';

export interface Scene {
  mice: (Place | null)[];
  cat: Place | null;
  down: Set<Place>;
  cheese: Set<Place>;
  stash: number;
  open: boolean[];
}

/** Before anything has happened: a tile on every square of the floor, a mouse in each hole, no cat yet. */
export function beginning(kitchen: Kitchen): Scene {
  const holes = Object.keys(kitchen.holes);
  const down = new Set<Place>();
  for (const column of kitchen.columns) for (let row = 1; row <= kitchen.rows; row += 1) down.add(`${column}${row}`);
  for (const leg of kitchen.legs) down.delete(leg);
  return { mice: [...holes], cat: null, down, cheese: new Set(), stash: 0, open: holes.map(() => false) };
}

export const sceneOf = (view: ChopChopView): Scene => ({
  mice: view.mice,
  cat: view.cat,
  down: new Set(view.down),
  cheese: new Set(view.cheese),
  stash: view.stash,
  open: view.open,
});

export function sceneAfter(events: ChopChopEvent[], kitchen: Kitchen): Scene {
  const scene = beginning(kitchen);
  const holes = Object.keys(kitchen.holes);
  for (const event of events) tell(scene, event, holes);
  return scene;
}

function tell(scene: Scene, event: ChopChopEvent, holes: string[]): void {
  if (event.type === 'move' && event.to !== null) {
    const mouse = mouseNumber(event.piece ?? '');
    if (event.piece === CAT) scene.cat = event.to;
    if (mouse) {
      scene.mice[mouse - 1] = event.to;
      // Each mouse begins in the hole of its number; leaving it turns the slab.
      if (event.from === holes[mouse - 1]) scene.open[mouse - 1] = true;
    }
    if (event.took) {
      scene.cheese.delete(event.to);
      scene.stash += 1;
    }
  } else if (event.type === 'tile') {
    scene.down.delete(event.at);
    if (event.effect === 'taken') scene.stash += 1;
    if (event.effect === 'uncovered') scene.cheese.add(event.at);
  } else if (event.type === 'caught') {
    scene.mice[event.mouse - 1] = null;
  }
}
