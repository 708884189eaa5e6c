import { mount } from 'svelte';
import './fonts.css';
import './look.css';
import App from './App.svelte';
import { words } from './words';

document.documentElement.lang = words.language;
const page = document.getElementById('page');
if (!page) throw new Error('index.html has lost its #page element');
mount(App, { target: page });
