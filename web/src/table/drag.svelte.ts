/** Picking a card up with a finger or a mouse: it follows the pointer, and the click that ends it is no choice. */

interface Held<T> {
  what: T;
  x: number;
  y: number;
  dx: number;
  dy: number;
  lifted: boolean;
}

interface On<T> {
  drag(what: T, place: DOMRect): void;
  drop(what: T, place: DOMRect): void;
  cancel(): void;
}

/** A finger rests this far off before it counts as dragging. */
const SLACK = 8;

const placeOf = (event: Event): DOMRect => (event.currentTarget as HTMLElement).getBoundingClientRect();

export class Drag<T> {
  private held = $state.raw<Held<T> | null>(null);
  private spent = false;

  constructor(private readonly on: On<T>) {}

  /** How far this has been carried, if it is the one being carried. */
  shift(what: T): { dx: number; dy: number } | null {
    return this.held?.lifted && this.held.what === what ? this.held : null;
  }

  down(event: PointerEvent, what: T, free: boolean): void {
    this.spent = false;
    if (!free || event.button !== 0) return;
    this.held = { what, x: event.clientX, y: event.clientY, dx: 0, dy: 0, lifted: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.held) return;
    const dx = event.clientX - this.held.x;
    const dy = event.clientY - this.held.y;
    const lifted = this.held.lifted || Math.hypot(dx, dy) > SLACK;
    this.held = { ...this.held, dx, dy, lifted };
    if (!lifted) return;
    this.spent = true;
    this.on.drag(this.held.what, placeOf(event));
  };

  readonly up = (event: PointerEvent): void => {
    const was = this.held;
    this.held = null;
    if (was?.lifted) this.on.drop(was.what, placeOf(event));
  };

  readonly cancel = (): void => {
    if (this.held?.lifted) this.on.cancel();
    this.held = null;
  };

  /** Whether the click that has just come only ends a drag. Asked once per click. */
  endedByClick(): boolean {
    const ended = this.spent;
    this.spent = false;
    return ended;
  }
}
