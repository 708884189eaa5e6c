import { mount } from 'svelte';
import './fonts.css';
import './look.css';
import './first.css';
import App from './App.svelte';
import { router } from './route.svelte';
import { opened } from './screens';
import { chosenLanguage, speak } from './words';

const page = document.getElementById('page');
if (!page) throw new Error('index.html has lost its #page element');

// A server that was brought up to date no longer has the files of the page that is open here.
const RENEWED = 'renewed';
const SOON = 10_000;
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RENEWED)) < SOON) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
});

const speaking = speak(chosenLanguage());
const [first] = await Promise.all([opened(router.route), speaking]);
page.replaceChildren();
mount(App, { target: page, props: { first } });

// The page is kept for when there is no network; a browser that cannot, or may not, does without.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
