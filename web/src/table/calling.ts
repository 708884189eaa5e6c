/** How somebody notices that it is their turn: the tab says so, and whatever else they want. */
import { tastes } from '../tastes.svelte';
import { say } from '../words';
import { play } from './sounds';

const ICON = '/cheese.svg';
const ICON_TURN = '/cheese-turn.svg';

/** What stands on the tab; what is returned puts the usual back. */
export function showOnTab(title: string, turn: boolean): () => void {
  const usual = say('page-title-of', { part: title });
  document.title = turn ? say('page-title-turn', { part: title }) : usual;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute('href', turn ? ICON_TURN : ICON);
  return () => {
    document.title = usual;
    icon?.setAttribute('href', ICON);
  };
}

/** Whether this browser may show notifications, asking the person where it has to. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** It has become somebody's turn at this device. */
export function call(title: string): void {
  play('turn');
  if (tastes.notification.value && document.hidden) notify(title);
}

function notify(title: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: say('notice-turn'), tag: location.pathname, icon: ICON_TURN });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show them only for installed pages; the tab says it all the same.
  }
}
