import { mount } from 'svelte';
import './fonts.css';
import './look.css';
import App from './App.svelte';
import { chosenLanguage, speak } from './words';

const page = document.getElementById('page');
if (!page) throw new Error('index.html has lost its #page element');
await speak(chosenLanguage());
mount(App, { target: page });
