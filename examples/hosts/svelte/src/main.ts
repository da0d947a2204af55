import { mount } from 'svelte';
import 'gp-widgets/svelte'; // types of the tags
import App from './app.svelte';
import './host.css';

mount(App, { target: document.querySelector('#app')! });
